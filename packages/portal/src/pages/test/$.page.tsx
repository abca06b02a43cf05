import type { PageForward, PageHead } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CallTrial } from '../../developer/call-trial';
import { ComponentSamples } from '../../developer/component-samples';

const shown: Readonly<Record<string, () => ReactElement>> = {
  components: ComponentSamples,
  calls: CallTrial,
};

export const head: PageHead = () => ({ titleKey: 'test:title' });

export const forward: PageForward = ({ params }) =>
  Object.hasOwn(shown, params['*'] ?? '') ? null : href('portal.notFound');

/** One of the test pages (spec 2 §2.11). */
export default function TestSubPage(): ReactElement | null {
  const { t } = useTranslation('test');
  const Shown = shown[useParams()['*'] ?? ''];
  return (
    <Page header={<PageHeader title={t('title')} backTo="/test" />}>{Shown && <Shown />}</Page>
  );
}
