import type { AnyRoute } from '@nukkad/contract';
import fastJson from 'fast-json-stringify';
import { type JsonSchema, toJsonSchema, toSerializerSchema } from './json-schema.ts';

export type AnswerWriter = (result: object) => string;

function envelopeSchema(result: JsonSchema): JsonSchema {
  return {
    ...result,
    properties: { success: { type: 'boolean' }, ...(result.properties as JsonSchema) },
    required: ['success', ...((result.required as string[] | undefined) ?? [])],
  };
}

/** Compiles a route's response serialiser. It converts an encoded result to JSON in the route's envelope. */
export function compileAnswer(route: AnyRoute): AnswerWriter {
  const result = toSerializerSchema(toJsonSchema(route.result));
  if (route.envelope === 'bare') {
    const write = fastJson((result.properties as JsonSchema).items as JsonSchema);
    return (answer) => write((answer as { items: unknown }).items);
  }
  const write = fastJson(envelopeSchema(result));
  if (route.envelope === 'firstItem') return (answer) => `[${write({ success: true, ...answer })}]`;
  return (answer) => write({ success: true, ...answer });
}

/** Returns the JSON of an error, in the same envelope as the route's successful response. */
export function writeRefusal(route: AnyRoute, answer: object): string {
  const json = JSON.stringify(answer);
  return route.envelope === 'firstItem' ? `[${json}]` : json;
}
