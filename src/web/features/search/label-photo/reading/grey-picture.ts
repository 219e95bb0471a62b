// Grey pictures and photo preparation for text recognition, as pure functions without canvas or DOM.

export interface GreyPicture {
  width: number
  height: number
  /** One byte per pixel, row by row; 0 is black. */
  data: Uint8Array<ArrayBuffer>
}

export function emptyPicture(width: number, height: number, shade = 255): GreyPicture {
  return { width, height, data: new Uint8Array(width * height).fill(shade) }
}

/** From canvas pixels (4 bytes each); transparent areas become white. */
export function greyFromRgba(
  width: number,
  height: number,
  rgba: Uint8Array | Uint8ClampedArray,
): GreyPicture {
  const picture = emptyPicture(width, height)
  for (let at = 0, from = 0; at < picture.data.length; at += 1, from += 4) {
    const alpha = (rgba[from + 3] ?? 255) / 255
    // How bright red, green and blue appear (ITU-R BT.601).
    const shade =
      (rgba[from] ?? 0) * 0.299 + (rgba[from + 1] ?? 0) * 0.587 + (rgba[from + 2] ?? 0) * 0.114
    picture.data[at] = Math.round(shade * alpha + 255 * (1 - alpha))
  }
  return picture
}

/** Rotated clockwise by `turns` quarter turns, 0 to 3. */
export function quarterTurned(picture: GreyPicture, turns: number): GreyPicture {
  const { width, height, data } = picture
  if (turns === 0) return picture
  const turned = turns === 2 ? emptyPicture(width, height) : emptyPicture(height, width)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [toX, toY] =
        turns === 1
          ? [height - 1 - y, x]
          : turns === 2
            ? [width - 1 - x, height - 1 - y]
            : [y, width - 1 - x]
      turned.data[toY * turned.width + toX] = data[y * width + x] ?? 255
    }
  }
  return turned
}

/**
 * Rotated clockwise by a small angle in degrees about its centre; the picture grows so that no corner is lost. Less
 * than 0.2° changes nothing that text recognition would see.
 */
export function rotated(picture: GreyPicture, degrees: number): GreyPicture {
  if (Math.abs(degrees) < 0.2) return picture
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const { width, height } = picture
  const result = emptyPicture(
    Math.ceil(width * Math.abs(cos) + height * Math.abs(sin)),
    Math.ceil(width * Math.abs(sin) + height * Math.abs(cos)),
    edgeShade(picture),
  )
  const [midX, midY] = [(width - 1) / 2, (height - 1) / 2]
  const [newMidX, newMidY] = [(result.width - 1) / 2, (result.height - 1) / 2]
  for (let y = 0; y < result.height; y += 1) {
    for (let x = 0; x < result.width; x += 1) {
      const fromX = (x - newMidX) * cos + (y - newMidY) * sin + midX
      const fromY = (y - newMidY) * cos - (x - newMidX) * sin + midY
      if (fromX < 0 || fromY < 0 || fromX > width - 1 || fromY > height - 1) continue
      result.data[y * result.width + x] = shadeBetween(picture, fromX, fromY)
    }
  }
  return result
}

/** Interpolated shade at a position between four pixels. */
function shadeBetween({ width, height, data }: GreyPicture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const right = Math.min(left + 1, width - 1)
  const below = Math.min(top + 1, height - 1)
  const [partX, partY] = [x - left, y - top]
  const upper =
    (data[top * width + left] ?? 0) * (1 - partX) + (data[top * width + right] ?? 0) * partX
  const lower =
    (data[below * width + left] ?? 0) * (1 - partX) + (data[below * width + right] ?? 0) * partX
  return Math.round(upper * (1 - partY) + lower * partY)
}

/** Mean shade of the top and bottom rows, for the corners that a rotation adds: they then create no new edge. */
function edgeShade({ width, height, data }: GreyPicture): number {
  let sum = 0
  for (let x = 0; x < width; x += 1) {
    sum += (data[x] ?? 0) + (data[(height - 1) * width + x] ?? 0)
  }
  return Math.round(sum / (2 * width))
}

/** Reduced by an integer factor; each pixel is the mean of a square. */
export function reduced(picture: GreyPicture, factor: number): GreyPicture {
  if (factor <= 1) return picture
  const width = Math.max(1, Math.floor(picture.width / factor))
  const height = Math.max(1, Math.floor(picture.height / factor))
  const small = emptyPicture(width, height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      for (let dy = 0; dy < factor; dy += 1) {
        const row = (y * factor + dy) * picture.width + x * factor
        for (let dx = 0; dx < factor; dx += 1) sum += picture.data[row + dx] ?? 0
      }
      small.data[y * width + x] = Math.round(sum / (factor * factor))
    }
  }
  return small
}

/** Scaled by any factor: first the means of whole squares, then interpolation. */
export function scaled(picture: GreyPicture, factor: number): GreyPicture {
  const from = factor < 0.5 ? reduced(picture, Math.floor(1 / factor)) : picture
  const width = Math.max(1, Math.round(picture.width * factor))
  const height = Math.max(1, Math.round(picture.height * factor))
  if (width === from.width && height === from.height) return from
  const result = emptyPicture(width, height)
  const [stepX, stepY] = [from.width / width, from.height / height]
  for (let y = 0; y < height; y += 1) {
    const fromY = Math.max(0, Math.min(from.height - 1, (y + 0.5) * stepY - 0.5))
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.max(0, Math.min(from.width - 1, (x + 0.5) * stepX - 0.5))
      result.data[y * width + x] = shadeBetween(from, fromX, fromY)
    }
  }
  return result
}

export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** The part inside `box`, clipped to the picture. */
export function cropped(picture: GreyPicture, box: Box): GreyPicture {
  const left = Math.max(0, Math.floor(box.x0))
  const top = Math.max(0, Math.floor(box.y0))
  const width = Math.max(1, Math.min(picture.width, Math.ceil(box.x1)) - left)
  const height = Math.max(1, Math.min(picture.height, Math.ceil(box.y1)) - top)
  const part = emptyPicture(width, height)
  for (let y = 0; y < height; y += 1) {
    const start = (top + y) * picture.width + left
    part.data.set(picture.data.subarray(start, start + width), y * width)
  }
  return part
}

/**
 * Contrast-stretched: the darkest and lightest one per cent of pixels become black and white. A picture of almost one
 * shade is returned as it is.
 */
export function stretched(picture: GreyPicture): GreyPicture {
  const counts = new Uint32Array(256)
  for (const shade of picture.data) counts[shade] = (counts[shade] ?? 0) + 1
  const share = picture.data.length / 100
  const dark = shadeAt(counts, share)
  const light = shadeAt(counts, share * 99)
  if (light - dark < 8) return picture
  const result = emptyPicture(picture.width, picture.height)
  for (let at = 0; at < result.data.length; at += 1) {
    const shade = (((picture.data[at] ?? 0) - dark) * 255) / (light - dark)
    result.data[at] = Math.max(0, Math.min(255, Math.round(shade)))
  }
  return result
}

/** The shade at or below which there are `count` pixels. */
function shadeAt(counts: Uint32Array, count: number): number {
  let sum = 0
  for (let shade = 0; shade < 256; shade += 1) {
    sum += counts[shade] ?? 0
    if (sum >= count) return shade
  }
  return 255
}

/** As a PGM file (portable graymap, uncompressed), which text recognition reads without decompression. */
export function toPgm({ width, height, data }: GreyPicture): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}
