// Saves a fetched file through the browser's downloads.

export function saveFile({ blob, fileName }: { blob: Blob; fileName: string }): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  // The download has started by then, so the memory can be freed.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
