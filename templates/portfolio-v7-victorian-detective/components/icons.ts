/** Engravings for a category of skills, 24 by 24: what the owner chooses from, and their strokes. */
export const icons = [
  {
    value: 'magnifier',
    label: 'Magnifying glass',
    strokes: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15 15l6 6M6.5 10A3.5 3.5 0 0 1 10 6.5',
  },
  {
    value: 'fingerprint',
    label: 'Fingerprint',
    strokes: 'M5 16c-1-8 2-12 7-12s8 4 7 13M8 18c-1-7 0-11 4-11s5 4 4 13M12 10c2 3 1 7 0 11',
  },
  { value: 'key', label: 'Key', strokes: 'M8 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11 11l9 9M16 16l2-2M18.5 18.5l2-2' },
  { value: 'quill', label: 'Quill', strokes: 'M3 21C7 13 11 7 21 3c0 8-5 13-13 13M8 16l7-7M12 20h8' },
  { value: 'book', label: 'Book', strokes: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14' },
  {
    value: 'scales',
    label: 'Scales',
    strokes: 'M12 3v17M7 21h10M4 7h16M4 7l-2 7h5zM20 7l-3 7h5zM2 14c1 2 4 2 5 0M17 14c1 2 4 2 5 0',
  },
  {
    value: 'gear',
    label: 'Gear',
    strokes:
      'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 5V2M12 22v-3M5 12H2M22 12h-3M7 7L5 5M19 19l-2-2M17 7l2-2M5 19l2-2',
  },
  { value: 'flask', label: 'Flask', strokes: 'M9 3h6M10 3v6L4 19c-1 1 0 2 1 2h14c1 0 2-1 1-2L14 9V3M7 15h10' },
  { value: 'compass', label: 'Compass', strokes: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM15.5 8.5l-2 5-5 2 2-5z' },
  {
    value: 'lantern',
    label: 'Lantern',
    strokes: 'M9 6h6l1 3H8zM8 9l-1 9h10l-1-9M6 18h12v3H6zM12 6a3 3 0 1 0 0-4 3 3 0 0 0 0 4M12 12c2 2 1 4 0 4s-2-2 0-4z',
  },
  {
    value: 'eye',
    label: 'Eye',
    strokes: 'M2 12c4-6 16-6 20 0-4 6-16 6-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM5 6L4 4M12 5V2M19 6l1-2',
  },
  {
    value: 'network',
    label: 'Web of clues',
    strokes:
      'M5 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM19 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM11 17a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7 5l10 1M6 7l4 10M18 8l-6 9',
  },
  {
    value: 'engine',
    label: 'Engine',
    strokes: 'M3 20h18M5 20V10h6v10M8 10V4M5 4h6M15 20v-6a3 3 0 1 1 4 0v6M17 9V5l4-2',
  },
  {
    value: 'speech',
    label: 'Speech',
    strokes: 'M3 5c0-1 1-2 2-2h14c1 0 2 1 2 2v8c0 1-1 2-2 2h-7l-6 6v-6H5c-1 0-2-1-2-2zM7 7h10M7 11h6',
  },
] as const

/** The fallback for an unknown icon. */
const fallback = icons[0]

export function strokesOf(icon: string | undefined): string {
  return (icons.find(({ value }) => value === icon?.trim()) ?? fallback).strokes
}
