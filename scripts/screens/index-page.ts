/** One picture of a screen. */
export interface Picture {
  readonly screen: string;
  readonly language: string;
  readonly theme: string;
  readonly width: number;
  readonly file: string;
}

const STYLE = `body{margin:1rem;font:16px/1.5 system-ui}section{margin-block:2rem}
div{display:flex;gap:.75rem;overflow-x:auto;align-items:start}figure{flex:none;margin:0}
img{display:block;width:240px;height:320px;object-fit:cover;object-position:top;border:1px solid #999}`;

function figure({ file, language, theme, width }: Picture): string {
  const name = `${language} ${theme} ${width}`;
  return `<figure><a href="${file}"><img src="${file}" alt="${name}" loading="lazy"></a><figcaption>${name}</figcaption></figure>`;
}

/** Returns an HTML page with all pictures by screen. Each opens at its full size. */
export function indexPage(pictures: readonly Picture[]): string {
  const screens = Map.groupBy(pictures, ({ screen }) => screen);
  const sections = [...screens].map(
    ([screen, of]) =>
      `<section id="${screen}"><h2>${screen}</h2><div>${of.map(figure).join('')}</div></section>`,
  );
  const links = [...screens.keys()].map((screen) => `<a href="#${screen}">${screen}</a>`);
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>
<h1>${pictures.length} pictures of ${screens.size} screens</h1><nav>${links.join(' · ')}</nav>
${sections.join('\n')}
`;
}
