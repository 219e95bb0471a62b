// Characters without a visible form that pasted texts contain: zero-width ones, direction marks, soft hyphens.

export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '')
}

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\0]/g
