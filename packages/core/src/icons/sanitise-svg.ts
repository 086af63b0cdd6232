import sanitizeHtml from 'sanitize-html';

/** SVG content that is safe to embed in a page. It has only shapes: no scripts, links, styles or external resources. */
export interface SafeDrawing {
  readonly viewBox: string;
  readonly body: string;
}

const CHARACTERS_MAX = 16_000;
const SHAPES = ['path', 'circle', 'rect', 'ellipse', 'line', 'polyline', 'polygon'];
const GEOMETRY = [
  'd',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'width',
  'height',
  'points',
];
const PAINT = [
  'fill',
  'fill-rule',
  'fill-opacity',
  'clip-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'transform',
];
const ROOT_ONLY = ['width', 'height', 'x', 'y'];
const NUMBERS = /^-?\d+(\.\d+)?([\s,]+-?\d+(\.\d+)?){3}$/;
/** Matches allowed attribute values: numbers, path commands, colours, and the CSS variable of the pictograms. */
const VALUE =
  /^(?!.*(?:url|expression|javascript|data:))[\w\s.,#%()+-]*$|^var\(--pictogram-fill, #ffb020\)$/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['g', ...SHAPES],
  allowedAttributes: { '*': [...GEOMETRY, ...PAINT] },
  selfClosing: SHAPES,
  nonTextTags: [
    'script',
    'style',
    'title',
    'desc',
    'metadata',
    'text',
    'foreignObject',
    'textarea',
    'option',
  ],
  textFilter: () => '',
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  transformTags: {
    // The paint attributes of the root apply to all shapes, so they are kept on a group.
    svg: (_tag, attributes) => ({ tagName: 'g', attribs: safeAttributes(attributes, ROOT_ONLY) }),
    '*': (tagName, attributes) => ({ tagName, attribs: safeAttributes(attributes, []) }),
  },
};

function safeAttributes(
  attributes: sanitizeHtml.Attributes,
  without: readonly string[],
): sanitizeHtml.Attributes {
  const entries = Object.entries(attributes).filter(
    ([name, value]) => VALUE.test(value) && !without.includes(name),
  );
  return Object.fromEntries(entries);
}

function viewBoxOf(root: string): string | null {
  const attribute = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(root)?.[1]?.trim();
  const viewBox = attribute('viewBox');
  if (viewBox !== undefined) return NUMBERS.test(viewBox) ? viewBox.replace(/[\s,]+/g, ' ') : null;
  const width = Number.parseFloat(attribute('width') ?? '');
  const height = Number.parseFloat(attribute('height') ?? '');
  return width && height ? `0 0 ${width} ${height}` : null;
}

/** Returns only the shapes of an SVG. Returns null if the SVG is invalid or too long, or has no size or no shape. */
export function sanitiseSvg(text: string): SafeDrawing | null {
  const [root] = /<svg\b[^>]*>/.exec(text) ?? [];
  if (root === undefined || text.length > CHARACTERS_MAX) return null;
  const viewBox = viewBoxOf(root);
  const body = sanitizeHtml(text, OPTIONS).trim();
  return viewBox === null || !/<(?!g\b)\w/.test(body) ? null : { viewBox, body };
}
