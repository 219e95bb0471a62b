// Escapes the characters that HTML, SVG and XML give a meaning.

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Safe as text and within attributes in double quotes. `apostrophe` is written for a single quote: pass an entity for
 * attributes in single quotes, or where the output must equal that of another writer (react-dom/server) byte for byte.
 */
export function escapeMarkup(text: string, apostrophe = "'"): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? apostrophe)
}
