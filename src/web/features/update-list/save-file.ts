// Hands a fetched file to the browser's downloads.

export function saveFile({ blob, fileName }: { blob: Blob; fileName: string }): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  // The download has begun by then; the memory can go.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
