import { textKind, type FieldBase, type ValueKind } from '../../base.ts'
import { addressProblem } from '../url/kind.ts'

/** What a file is for: video and audio are played, captions belong to a video, documents are downloaded. */
export const fileUses = ['recording', 'captions', 'document'] as const
export type FileUse = (typeof fileUses)[number]

/**
 * A file of the owner's: its value is the address of one that is stored elsewhere. common/portfolio/file-parts.ts says where its own
 * files are.
 */
export interface FileField extends FieldBase {
  type: 'file'
  takes: FileUse
}

export const fileKind: ValueKind<FileField> = {
  ...textKind,
  type: 'file',
  own: { takes: { oneOf: fileUses } },
  placeholder: () => undefined,
  holds: 'file',
  problem: addressProblem,
}
