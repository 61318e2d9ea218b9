import { getAuth } from 'firebase-admin/auth'
import { app } from './firebase.ts'

/** Apart from the database, so that the pages, which ask nobody who they are, do not load it. */
export const auth = () => getAuth(app)
