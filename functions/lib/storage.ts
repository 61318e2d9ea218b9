import { getStorage } from 'firebase-admin/storage'
import { bucketName } from './env.ts'

export const bucket = () => getStorage().bucket(bucketName())
