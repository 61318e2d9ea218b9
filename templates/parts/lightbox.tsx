/** The empty dialog that `page-scripts/lightbox.ts` fills; it opens for every link with data-lightbox on the page. */
export function Lightbox({ label }: { label: string }) {
  return <dialog className="lightbox" aria-label={label} data-lightbox-dialog="" />
}
