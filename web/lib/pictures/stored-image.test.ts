import { expect, it } from 'vitest'
import { deleteImage } from './stored-image.ts'

it.each([
  [undefined, 'user-assets/ada/p1/images/a.png', 'Not signed in'],
  ['ada', 'user-assets/eve/p1/images/a.png', 'Not allowed to delete this asset'],
  ['ada', 'user-assets/ada2/p1/images/a.png', 'Not allowed to delete this asset'],
  ['ada', 'a.png', 'Not allowed to delete this asset'],
])('%s may not delete %s: %s', async (uid, path, message) => {
  await expect(deleteImage(uid, path)).rejects.toThrow(message)
})
