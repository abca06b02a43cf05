import { envelopeOf, schemaOf, type Json, type Shapes } from '../../platform/openapi';
import {
  failureResponse,
  failureSchema,
  licence,
  refusalComponents,
  refusalsOf,
} from '../../platform/openapi-refusals';
import type { DeskAction } from './desk-action';

/** The OpenAPI 3.1 description of actions of the desk, derived from the schemas they are parsed with. */
export function deskDescription(actions: readonly DeskAction[], basePath: string): Json {
  const shapes: Shapes = { Failure: failureSchema };
  const paths = Object.fromEntries(
    actions.map((action) => [`/${action.name}`, { post: operationOf(action, shapes) }]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Xinglin desk',
      version: '1.0',
      description: "What the hospital's own systems do for its staff, by key.",
      license: licence,
    },
    servers: [{ url: basePath }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      responses: refusalComponents,
      schemas: shapes,
    },
  };
}

function operationOf({ name, summary, request, response }: DeskAction, shapes: Shapes): Json {
  return {
    operationId: name,
    summary,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(request, 'input', shapes) } },
    },
    responses: {
      200: {
        description: 'What was done, or why it was not.',
        content: { 'application/json': { schema: envelopeOf({ response }, shapes) } },
      },
      ...refusalsOf({ access: 'session', kind: 'mutation' }, true),
      default: failureResponse,
    },
  };
}
