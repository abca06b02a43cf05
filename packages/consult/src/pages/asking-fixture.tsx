// Owns: a page of asking, one doctor or several, opened with what a gateway answers.
// Must not know: what is tested.
// Used by: the tests of those pages.
import { render, screen } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import {
  createMockGateway,
  preparePage,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import { feature as asking } from '../features/asking';
import { feature as clinics } from '../features/clinics';
import { feature as panels } from '../features/panels';

const namespaces = { ...asking.namespaces, ...panels.namespaces, ...clinics.namespaces };

/** Opens a page at an address. */
export async function open(
  { default: Page }: ShownPage,
  path: string,
  answers: GatewayAnswers = {},
  setting: PageSetting = {},
) {
  const gateway = createMockGateway(answers);
  const page = await preparePage(<Page />, namespaces, { path, ...setting }, { gateway });
  render(page.element);
  return { gateway, ...page };
}

/** Where a link of the page leads. */
export const linkTo = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');
