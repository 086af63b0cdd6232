import { pageStyle } from '../../pages/page-style.ts';
import { escapeHtml, type Page } from '../../pages/send-page.ts';
import type { OpenApiDocument } from './open-api-types.ts';
import { type ListedOperation, operationSection } from './operation-section.ts';

const STYLE = `${pageStyle}
main { max-width: 60rem; }
details { border: 1px solid var(--line); border-radius: 12px; background: var(--card); margin-bottom: .5rem; padding: 0 1rem; }
summary { min-height: 48px; padding: .6rem 0; cursor: pointer; } summary span { display: block; color: var(--soft); }
summary code { overflow-wrap: anywhere; } pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: 8px; }
caption { text-align: start; font-weight: 600; } h4 { margin: 1rem 0 .25rem; } nav { flex-wrap: wrap; }`;

function operationsOf({ paths }: OpenApiDocument): ListedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

/** Returns the API contract as an HTML page without scripts, with every route grouped by tag. */
export function docsPage(document: OpenApiDocument): Page {
  const operations = operationsOf(document);
  const sections = document.tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<section><h2 id="${name}">${escapeHtml(description)}</h2>${own.map(operationSection).join('')}</section>`;
  });
  const links = document.tags.map(
    ({ name, description }) => `<a href="#${name}">${escapeHtml(description)}</a>`,
  );
  const title = `${document.info.title}: the API`;
  const body = `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(document.info.description)}</p>
<p><a href="openapi.json">openapi.json</a> (OpenAPI 3.1)</p>
<nav aria-label="Parts">${links.join('')}</nav>${sections.join('')}</main>`;
  return { language: 'en', title, style: STYLE, body };
}
