import sanitizeHtml from 'sanitize-html';

/** A drawing that may be put into a page: shapes alone, without what loads, links or runs. */
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
/** What a value may hold: numbers, commands of a path, colours, and the one variable of the pictograms. */
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
    // What the root says of its paint holds for all within.
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
  const [width, height] = [attribute('width'), attribute('height')].map((text) =>
    Number.parseFloat(text ?? ''),
  );
  return width && height ? `0 0 ${width} ${height}` : null;
}

/** Takes from an SVG what draws; null where it is none, has no size, or nothing is left of it. */
export function sanitiseSvg(text: string): SafeDrawing | null {
  const [root] = /<svg\b[^>]*>/.exec(text) ?? [];
  if (root === undefined || text.length > CHARACTERS_MAX) return null;
  const viewBox = viewBoxOf(root);
  const body = sanitizeHtml(text, OPTIONS).trim();
  return viewBox === null || !/<(?!g\b)\w/.test(body) ? null : { viewBox, body };
}
