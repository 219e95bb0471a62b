// Line shapes of the device types on a 24 by 24 grid, drawn with one stroke width.

/** Paths, rectangles and circles of a shape, as SVG content. */
export const DEVICE_GLYPHS: Record<string, string> = {
  laptop:
    '<path d="M5 5.5h14a1 1 0 0 1 1 1V15H4V6.5a1 1 0 0 1 1-1zM2 15h20l-1.2 3.2a1 1 0 0 1-.9.6H4.1a1 1 0 0 1-.9-.6zM10 15l.5 1.3h3L14 15"/>',
  'mobile-phone':
    '<rect x="7" y="2.5" width="10" height="19" rx="2"/><path d="M10.5 5h3M11 18.8h2"/>',
  tablet: '<rect x="4" y="3" width="16" height="18" rx="2"/><path d="M11 18.5h2M4 16.2h16"/>',
  'smart-watch':
    '<rect x="6.5" y="6.5" width="11" height="11" rx="3"/><path d="M8.5 6.5 9.2 2.5h5.6l.7 4M8.5 17.5l.7 4h5.6l.7-4M17.5 10.5H19v3h-1.5M12 9.5V12l1.7 1.3"/>',
  watch:
    '<circle cx="12" cy="12" r="5.5"/><path d="M9 7.3 9.6 2.5h4.8l.6 4.8M9 16.7l.6 4.8h4.8l.6-4.8M12 9v3l2 1M17.5 12h1.3"/>',
  'hearing-aid':
    '<path d="M9.5 14.5c0 4 1.5 6.5 4 6.5 2 0 3-1.5 3-3 0-3 3-3.5 3-8.5a7 7 0 0 0-14 0"/><path d="M9 9.5a3.5 3.5 0 0 1 7 0c0 2.5-2 3-2 5.5"/><path d="M3 7v5"/>',
  ups: '<rect x="5" y="3" width="14" height="18" rx="1.5"/><path d="M8 7h8M8 9.5h8M12.6 12.2 10.4 15.5h3.2l-2.2 3.3M5 21v.8M19 21v.8"/>',
  general:
    '<path d="M9.5 4.5V3h5v1.5M8 4.5h8a1 1 0 0 1 1 1V20.5a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM7 9h10M12 11.5v4M10 13.5h4"/>',
  'smart-home':
    '<path d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5"/><path d="M9 14.3a4.3 4.3 0 0 1 6 0M10.5 16.2a2.2 2.2 0 0 1 3 0M12 18h.01"/>',
  earphones:
    '<path d="M6 3.5h1.5A2.5 2.5 0 0 1 10 6v3.5A1.5 1.5 0 0 1 8.5 11H8v7.5a1.2 1.2 0 0 1-2.4 0V11A2.6 2.6 0 0 1 3.5 8.5V6A2.5 2.5 0 0 1 6 3.5zM18 3.5h-1.5A2.5 2.5 0 0 0 14 6v3.5a1.5 1.5 0 0 0 1.5 1.5h.5v7.5a1.2 1.2 0 0 0 2.4 0V11a2.6 2.6 0 0 0 2.1-2.5V6A2.5 2.5 0 0 0 18 3.5z"/>',
  mp3: '<rect x="6" y="2.5" width="12" height="19" rx="2"/><rect x="8.5" y="5" width="7" height="5" rx=".5"/><circle cx="12" cy="15.5" r="3"/><circle cx="12" cy="15.5" r=".6"/>',
  'power-tool':
    '<path d="M3 5.5h11.5a2 2 0 0 1 2 2v1.5a2 2 0 0 1-2 2H3zM16.5 7h2v2.5h-2M18.5 8.2H22M6.5 11l-1 6.5h4.5L11 11M4 17.5h8v3.5H4zM10.7 13h1.8"/>',
  'cordless-phone':
    '<rect x="8.5" y="5" width="7" height="16.5" rx="1.8"/><path d="M10.5 5V2.5M10.5 7.5h3v3h-3zM10.7 13.5h.01M13.3 13.5h.01M10.7 16h.01M13.3 16h.01M10.7 18.5h.01M13.3 18.5h.01"/>',
  vacuum:
    '<path d="M8 3.5h4.5a2 2 0 0 1 2 2V11M8 3.5a2 2 0 0 0-2 2v2.5h4.5V5.5A2 2 0 0 0 8 3.5zM10.5 8v10M7.5 18h7a1 1 0 0 1 1 1v2h-9v-2a1 1 0 0 1 1-1zM10.5 11h4v3h-4"/>',
  camera:
    '<path d="M8.5 6.5 10 4.5h4l1.5 2H19a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17.5V8A1.5 1.5 0 0 1 5 6.5z"/><circle cx="12" cy="12.5" r="3.8"/><path d="M17.5 9h.01"/>',
  camcorder:
    '<rect x="3" y="8" width="12" height="9" rx="1.5"/><path d="M15 11.5l5.5-3v8l-5.5-3M6 8V6h5v2M6 11h3"/>',
  'e-bike':
    '<circle cx="6" cy="16" r="3.5"/><circle cx="18" cy="16" r="3.5"/><path d="M6 16l3.5-7h6L18 16M9.5 9l3 7M15.5 9 12.5 16H6M14 5.5h2l-.5 3.5M8 6.5h3M9.5 9V6.5"/>',
  'two-way-radio':
    '<rect x="7" y="7.5" width="10" height="14" rx="1.5"/><path d="M9 7.5v-5M13.5 7.5v-1.5h2v1.5M9.5 10h5v3h-5zM9.8 16h4.4M9.8 18.5h4.4"/>',
  charger:
    '<path d="M6.5 8.5h11v6a4 4 0 0 1-4 4h-3a4 4 0 0 1-4-4zM9.5 8.5V4M14.5 8.5V4M12 18.5V22M12.5 10.8 11 13.3h2l-1.5 2.4"/>',
  drone:
    '<circle cx="5" cy="6" r="2.5"/><circle cx="19" cy="6" r="2.5"/><circle cx="5" cy="18" r="2.5"/><circle cx="19" cy="18" r="2.5"/><path d="M6.8 7.8 10 10M17.2 7.8 14 10M6.8 16.2 10 14M17.2 16.2 14 14M9.5 9.5h5v5h-5z"/>',
  game: '<path d="M7.5 8h9a5 5 0 0 1 4.9 6l-.5 2.5a2.2 2.2 0 0 1-3.9.8L15 15H9l-2 2.3a2.2 2.2 0 0 1-3.9-.8L2.6 14a5 5 0 0 1 4.9-6zM8 10.3v3M6.5 11.8h3M15 11h.01M17 13h.01"/>',
  gps: '<path d="M12 21.5c4-5 6-8.2 6-11.5a6 6 0 0 0-12 0c0 3.3 2 6.5 6 11.5z"/><circle cx="12" cy="10" r="2.3"/>',
  'mouse-keyboard':
    '<rect x="2.5" y="7" width="13" height="9" rx="1.2"/><path d="M5 9.8h.01M7.7 9.8h.01M10.4 9.8h.01M13 9.8h.01M5.5 13.2h7M19.5 9a2.3 2.3 0 0 1 2.3 2.3v3.4a2.3 2.3 0 0 1-4.6 0v-3.4A2.3 2.3 0 0 1 19.5 9zM19.5 11v1.3"/>',
  pda: '<rect x="5.5" y="2.5" width="13" height="19" rx="1.8"/><path d="M8 5.5h8v9.5H8zM8.5 18h1M14.5 18h1M12 17.3v1.4"/>',
}
