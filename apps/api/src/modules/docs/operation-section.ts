import { escapeHtml } from '../../pages/send-page.ts';
import type { Operation, Parameter, Schema } from './open-api-types.ts';
import { schemaText } from './schema-text.ts';

interface Field {
  readonly name: string;
  readonly place: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
}

export interface ListedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

function parameterField({ name = '', in: place = '', required = false, schema = {} }: Parameter): Field {
  return { name, place, isRequired: required, schema };
}

function bodyFields({ requestBody }: Operation): Field[] {
  return Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
    Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
      name,
      place: type.startsWith('multipart') ? 'form' : 'body',
      isRequired: schema?.required?.includes(name) ?? false,
      schema: field,
    })),
  );
}

function fieldRow({ name, place, isRequired, schema }: Field): string {
  const need = isRequired ? '<strong>required</strong>' : 'optional';
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${place}, ${need}</td><td>${escapeHtml(schemaText(schema))}</td></tr>`;
}

function fieldTable(operation: Operation): string {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.name).map(parameterField);
  const fields = [...parameters, ...bodyFields(operation)];
  if (fields.length === 0) return '<p>Takes nothing.</p>';
  return `<table><caption>Request</caption><tbody>${fields.map(fieldRow).join('')}</tbody></table>`;
}

function block(title: string, value: unknown): string {
  if (value === undefined) return '';
  const json = escapeHtml(JSON.stringify(value, null, 2));
  return `<h4>${escapeHtml(title)}</h4><pre tabindex="0">${json}</pre>`;
}

function exampleBlocks(operation: Operation): string {
  const request = Object.values(operation.requestBody?.content ?? {}).map(({ example }) => example);
  const answers = Object.values(operation.responses['200']?.content ?? {}).flatMap(({ examples }) =>
    Object.entries(examples ?? {}).filter(([name]) => name === 'success'),
  );
  return [
    ...request.map((example) => block('Example request', example)),
    ...answers.map(([, { value }]) => block('Example answer', value)),
  ].join('');
}

function authText({ security }: Operation): string {
  const names = security.map((entry) => Object.keys(entry)[0]);
  if (names.includes('refreshCookie')) return 'refresh cookie';
  if (!names.includes('accessToken')) return 'anyone';
  return names.includes(undefined) ? 'anyone; more when signed in' : 'signed-in seeker';
}

/** Returns the HTML of one route as a collapsed section. Its summary shows method, path and authorisation. */
export function operationSection({ method, path, operation }: ListedOperation): string {
  const statuses = Object.keys(operation.responses).join(', ');
  return `<details id="${escapeHtml(operation.operationId)}">
<summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code><span>${escapeHtml(operation.summary)}</span></summary>
<p>${authText(operation)} · <code>${escapeHtml(operation.operationId)}</code> · answers ${statuses}</p>
<p>${escapeHtml(operation.responses['200']?.description ?? '')}</p>
${fieldTable(operation)}
${exampleBlocks(operation)}
</details>`;
}
