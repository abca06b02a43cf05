import { href } from '@xinglin/routes';
import { consultLimits, panelTerms } from '@xinglin/rules';
import { ButtonLink, Card, Note, Page, PageHeader, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { caseHref } from '../../model/panel-ways';

/** The rules by which the gateway acts, with their limits. */
const rules = ['what', 'experts', 'pay', 'answer', 'cancel', 'back', 'limits', 'urgent'] as const;

/** How asking several experts works, and what becomes of the money (spec 2 §2.13). */
export default function PanelHelpPage(): ReactElement {
  const { t } = useTranslation('panels');
  const { experts, answerWithinHours, payWithinMinutes, draftDays } = panelTerms;
  const limits = {
    experts,
    hours: answerWithinHours,
    minutes: payWithinMinutes,
    days: draftDays,
    least: consultLimits.question.least,
    most: consultLimits.question.most,
    pictures: consultLimits.pictures,
  };
  return (
    <Page header={<PageHeader title={t('help.title')} backTo={href('consult.multiExpert')} />}>
      {rules.map((rule) => (
        // i18n-keys: panels:help.rule.*, panels:help.text.*
        <Card key={rule} title={t(`help.rule.${rule}`)}>
          <Note>{t(`help.text.${rule}`, limits)}</Note>
        </Card>
      ))}
      <Stack inset>
        <ButtonLink block to={caseHref()}>
          {t('home.begin')}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
