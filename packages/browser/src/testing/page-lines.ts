/** Elements without content that a reader could notice. */
const SKIPPED = new Set([
  'head',
  'link',
  'meta',
  'noscript',
  'script',
  'source',
  'style',
  'template',
  'track',
]);
const INLINE = new Set([
  ...['abbr', 'b', 'bdi', 'br', 'cite', 'code', 'em', 'i', 'mark', 'q', 's', 'small', 'span', 'strong'],
  ...['sub', 'sup', 'time', 'u', 'wbr'],
]);
/** What the lines call these elements. Others have their role, otherwise the name of their tag. */
const KINDS: Readonly<Record<string, string>> = {
  a: 'link',
  h1: 'heading 1',
  h2: 'heading 2',
  h3: 'heading 3',
  h4: 'heading 4',
  img: 'image',
  input: 'field',
  legend: 'legend',
  p: 'text',
  select: 'field',
  svg: 'image',
  textarea: 'field',
};
/** Attributes that lines show in another form, or whose value is generated. */
const UNSHOWN = new Set([
  ...['alt', 'aria-describedby', 'aria-hidden', 'aria-label', 'aria-labelledby', 'checked', 'class', 'href'],
  ...['for', 'hidden', 'id', 'role', 'style', 'value', 'viewBox', 'xmlns', 'fill', 'stroke'],
]);
/** Attributes that name another element. The lines show what it is instead of its id, because many ids are generated. */
const REFERENCES = new Set(['aria-activedescendant', 'aria-controls', 'aria-owns', 'form', 'list']);
/** What is shown of an element inside a text, which has no line of its own. */
const INSIDE = [
  'role',
  'lang',
  'translate',
  'tabindex',
  'aria-label',
  'aria-live',
  'aria-atomic',
  'aria-busy',
];
const CONTROL = 'input, select, textarea';

const isText = (text: string) => text !== '';
const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isHidden = (element: Element) =>
  element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('hidden');

/** Returns the name of an icon or pictogram in angle brackets. Hidden drawings without a name have no text. */
function pictureOf(svg: Element): string {
  const icon = /lucide-([\w-]+)/.exec(svg.getAttribute('class') ?? '')?.[1];
  const address = svg.querySelector('use')?.getAttribute('href') ?? '';
  const picture = icon ?? address.slice(address.indexOf('#') + 1);
  if (picture !== '') return ` ⟨${picture}⟩ `;
  return svg.closest('[aria-hidden=true]') === null ? ' ⟨(no text)⟩ ' : '';
}

/** Returns the text of a part of a text, in braces with the attributes that change how it is read. */
function textInside(node: Node): string {
  if (!isElement(node) || isHidden(node) || node.matches(`svg, ${CONTROL}`)) return textOf(node);
  const marks = INSIDE.filter((name) => node.hasAttribute(name)).map(
    (name) => `${name}=${node.getAttribute(name)}`,
  );
  return marks.length === 0 ? textOf(node) : ` {${marks.join(' ')}: ${tidy(textOf(node))}} `;
}

/**
 * Returns the text of a node. Text that screen readers skip is in brackets, marked text in guillemets, and the name of an
 * icon in angle brackets.
 */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (!isElement(node) || SKIPPED.has(node.localName)) return '';
  if (node.localName === 'img' && !isHidden(node)) return ` ${node.getAttribute('alt') ?? '(no text)'} `;
  if (node.localName === 'svg') return node.getAttribute('aria-label') ?? pictureOf(node);
  if (node.localName === 'br') return ' ';
  const text = [...node.childNodes].map(textInside).join('');
  if (isHidden(node)) return tidy(text) === '' ? '' : ` [${tidy(text)}] `;
  if (node.localName === 'mark') return `«${text}»`;
  return node.localName === 'bdi' ? text : ` ${text} `;
}

function textOfIds(ids: string | null): string {
  const elements = (ids ?? '').split(' ').map((id) => document.getElementById(id));
  return tidy(elements.map((element) => (element === null ? '' : textOf(element))).join(' '));
}

/** A badge, for example. */
const isMarkedText = (element: Element) =>
  INLINE.has(element.localName) && looksOf(element).length > 0 && [...element.childNodes].every(isInline);

function labelOf(control: Element): string {
  const label =
    control.closest('label') ?? (control.id ? document.querySelector(`label[for="${control.id}"]`) : null);
  return label === null ? '' : tidy(textOf(label));
}

/** Returns the accessible name: `aria-labelledby`, `aria-label`, the label of a field, or the text. */
function nameOf(element: Element): string {
  const own = textOfIds(element.getAttribute('aria-labelledby')) || element.getAttribute('aria-label');
  if (own) return own;
  if (element.matches(CONTROL)) return labelOf(element);
  if (element.localName === 'img') return element.getAttribute('alt') ?? '(no text)';
  return '';
}

/** Returns the second half of BEM class names, such as `danger` of `nk-button--danger`. */
function looksOf(element: Element): string[] {
  const classes = (element.getAttribute('class') ?? '').split(' ');
  return classes.flatMap((one) => (one.includes('--') ? [`.${one.slice(one.indexOf('--') + 2)}`] : []));
}

function attributesOf(element: Element): string[] {
  return [...element.attributes].flatMap(({ name, value }) => {
    if (UNSHOWN.has(name) || name.startsWith('data-')) return [];
    if (name === 'name' && !element.matches(CONTROL)) return [];
    if (element.localName === 'svg' || (name === 'type' && value === 'button')) return [];
    if (REFERENCES.has(name)) return [`${name}=${kindOf(document.getElementById(value))}`];
    return [value === '' || value.startsWith('_r_') ? name : `${name}=${value}`];
  });
}

const kindOf = (element: Element | null) =>
  element === null
    ? 'nothing'
    : (element.getAttribute('role') ?? KINDS[element.localName] ?? element.localName);

/** A button without a type submits the form around it. */
const isSubmit = (element: Element) => (element.matches('form button:not([type])') ? ['type=submit'] : []);

const optionsOf = ({ options }: HTMLSelectElement) =>
  [...options].map(({ text, value }) => `${tidy(text)}=${value}`).join(' | ');

function stateOf(element: Element): string[] {
  const described = textOfIds(element.getAttribute('aria-describedby'));
  const href = element.getAttribute('href');
  const isChecked = element instanceof HTMLInputElement && element.checked;
  const hasValue = element.matches(CONTROL) || element.localName === 'option';
  return [
    ...(href === null ? [] : [`→ ${href}`]),
    ...(hasValue ? [`value "${(element as HTMLInputElement).value}"`] : []),
    ...(isChecked ? ['checked'] : []),
    ...(element instanceof HTMLSelectElement ? [`options "${optionsOf(element)}"`] : []),
    ...attributesOf(element),
    ...isSubmit(element),
    ...looksOf(element),
    ...(described === '' ? [] : [`described "${described}"`]),
  ];
}

const isInline = (node: Node): boolean =>
  !isElement(node) ||
  ((INLINE.has(node.localName) || (node.localName === 'svg' && nameOf(node) === '')) &&
    !node.hasAttribute('role') &&
    !node.hasAttribute('aria-label') &&
    [...node.childNodes].every(isInline));

/** Elements with one line, which has all of their text. */
const ONE_LINE =
  'a, button, h1, h2, h3, h4, img, input, legend, option, p, summary, svg, textarea, [role=option]';

function lineOf(element: Element): string | null {
  const role = element.getAttribute('role');
  const name = nameOf(element);
  const isOneLine = element.matches(ONE_LINE) || isMarkedText(element);
  const text = isOneLine && !element.matches(CONTROL) ? tidy(textOf(element)) : '';
  const state = stateOf(element);
  const isNamed = name !== '' || role !== null || element.localName in KINDS || isOneLine;
  const isNoticed = isNamed || element.matches('dialog, nav, main, iframe, video');
  if (!isNoticed && state.every((part) => part.startsWith('.'))) return null;
  const texts = [...new Set([name, text])].filter(isText).map((one) => `"${one}"`);
  return [kindOf(element), ...texts, ...state].join(' ');
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

function linesOfChildren(parent: Element): string[] {
  const children = [...parent.childNodes];
  if (children.every(isInline)) return [tidy(textOf(parent))].filter(isText);
  return children.flatMap((child) => {
    if (isElement(child)) return linesOf(child);
    return [tidy(textOf(child))].filter(isText);
  });
}

function linesOf(element: Element): string[] {
  if (SKIPPED.has(element.localName)) return [];
  if (element.localName === 'svg' && nameOf(element) === '') return [tidy(textOf(element))].filter(isText);
  if (element.matches('input[type=file][hidden]')) return [`hidden: ${lineOf(element)}`];
  if (isHidden(element)) {
    const text = tidy([...element.childNodes].map(textOf).join(''));
    return text === '' ? [] : [`hidden: ${text}`];
  }
  if (element.localName === 'label') return [...element.querySelectorAll(CONTROL)].flatMap(linesOf);
  const line = lineOf(element);
  const hasBlocks = element.querySelector(`${CONTROL}, a, button, p, h1, h2, h3, li`) !== null;
  const isWhole = (element.matches(ONE_LINE) || isMarkedText(element)) && !hasBlocks;
  const children = isWhole || element.localName === 'select' ? [] : linesOfChildren(element);
  // Code that loads with a dialog renders it closed and empty, depending on what was opened before.
  if (element.matches('dialog:not([open])') && children.length === 0) return [];
  if (element.localName === 'li') {
    const [first = '', ...rest] = line === null ? children : [line, ...children];
    return [`- ${first}`, ...indent(rest)];
  }
  return line === null ? children : [line, ...indent(children)];
}

/**
 * Returns what a reader notices of an element, in reading order: headings, texts, links with their addresses, controls with
 * their names and states, and images with their texts. Content of closed dialogs is included, below a line without `open`.
 * Empty closed dialogs are left out.
 */
export function pageLines(root: Element = document.body): readonly string[] {
  return linesOf(root);
}
