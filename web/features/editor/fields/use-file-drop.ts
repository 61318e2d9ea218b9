import { useState, type DragEvent } from 'react'

/** Handlers for an element that files are dropped on. What is dropped on an element in it that takes files itself is not meant. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
      },
      onDrop(event: DragEvent) {
        setOver(false)
        if (event.isDefaultPrevented() || event.dataTransfer.files.length === 0) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** For the whole screen: a file that misses its place must not open instead of the page. */
export const refuseStrayFiles = {
  onDragOver(event: DragEvent) {
    if (!hasFiles(event) || event.isDefaultPrevented()) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  },
  onDrop(event: DragEvent) {
    if (hasFiles(event)) event.preventDefault()
  },
}
