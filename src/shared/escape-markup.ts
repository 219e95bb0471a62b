// Escapes the characters that HTML, SVG and XML give a meaning.

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Safe as text and within attributes in double quotes. `apostrophe` is written for a single quote where
 * attributes in single quotes or the bytes of earlier output need an entity.
 */
export function escapeMarkup(text: string, apostrophe = "'"): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? apostrophe)
}
