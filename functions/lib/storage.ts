import { getStorage } from 'firebase-admin/storage'
import { bucketName } from './env.ts'
import { app } from './firebase.ts'

export const bucket = () => getStorage(app).bucket(bucketName())
