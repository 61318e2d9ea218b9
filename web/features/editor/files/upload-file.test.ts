import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openRecording, type Recording } from '../../../lib/files/recording.ts'
import { uploadImage } from '../../../lib/pictures/upload-image.ts'
import { uploadFile } from './upload-file.ts'

vi.mock('../../../lib/files/recording.ts')
vi.mock('../../../lib/pictures/upload-image.ts')

const film = new File(['\0\0\0\x10ftypisom\0\0\0\0'], 'film.mp4', { type: 'video/mp4' })
const frame = new File(['a frame'], 'film-poster.jpg', { type: 'image/jpeg' })
const video: Recording = { isVideo: true, width: 640, height: 360, seconds: 92, frame }
const place = { portfolioId: 'p', isPrivate: false, use: 'recording', wantsPoster: true } as const
const send = (file: File, more: object = {}) =>
  uploadFile({ ...place, ...more }, file, { onProgress: () => {}, signal: new AbortController().signal })

/** What is written into a block at a path. */
async function written(file: File, more?: object) {
  const uploaded = await send(file, more)
  if ('problem' in uploaded) throw new Error(uploaded.problem)
  return Object.fromEntries(uploaded.parts('content.blocks.2.media').map(({ path, value }) => [path, value]))
}

beforeEach(() => {
  vi.mocked(openRecording).mockReset().mockResolvedValue(video)
  vi.mocked(uploadImage)
    .mockReset()
    .mockImplementation(async (_id, { name }, kind) => ({
      url: kind === 'images' ? `https://storage/${name}` : undefined,
      path: `${kind}/${name}`,
    }))
})

describe('what was uploaded is written into its block', () => {
  it('with its size and length, and a frame as its poster', async () => {
    expect(await written(film)).toEqual({
      'content.blocks.2.media': undefined,
      'content.blocks.2.mediaPath': 'files/film.mp4',
      'content.blocks.2.mediaFacts': { name: 'film.mp4', bytes: film.size, width: 640, height: 360, seconds: 92 },
      'content.blocks.2.kind': 'video',
      'content.blocks.2.poster': 'https://storage/film-poster.jpg',
      'content.blocks.2.posterPath': 'images/film-poster.jpg',
    })
  })

  it('and of a private page it is private', async () => {
    expect(await written(film, { isPrivate: true })).toMatchObject({
      'content.blocks.2.mediaPath': 'private-files/film.mp4',
      'content.blocks.2.poster': undefined,
      'content.blocks.2.posterPath': 'private/film-poster.jpg',
    })
  })

  it('without a poster where there is one, or where it could not be uploaded', async () => {
    expect(await written(film, { wantsPoster: false })).not.toHaveProperty(['content.blocks.2.posterPath'])
    vi.mocked(uploadImage)
      .mockResolvedValueOnce({ url: undefined, path: 'files/film.mp4' })
      .mockRejectedValueOnce(new Error('offline'))
    expect(await written(film)).not.toHaveProperty(['content.blocks.2.posterPath'])
  })

  it('as audio where there is no picture', async () => {
    vi.mocked(openRecording).mockResolvedValue({ isVideo: false, seconds: 12 })
    expect(await written(new File([film], 'talk.m4a'))).toMatchObject({
      'content.blocks.2.kind': 'audio',
      'content.blocks.2.mediaFacts': { name: 'talk.m4a', bytes: film.size, seconds: 12 },
    })
  })
})

it('says that a browser cannot play a video, and uploads it all the same', async () => {
  vi.mocked(openRecording).mockResolvedValue(null)
  expect(await send(film)).toMatchObject({ notice: expect.stringContaining('cannot play') as string })
  expect(await written(film)).toMatchObject({ 'content.blocks.2.kind': 'video' })
})

it('uploads nothing of a file that is not what is wanted', async () => {
  expect(await send(film, { use: 'document' })).toHaveProperty('problem')
  expect(uploadImage).not.toHaveBeenCalled()
})
