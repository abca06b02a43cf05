import { useServerClock } from '@xinglin/api';
import type { PanelAnswer, PanelOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import {
  Card,
  Countdown,
  KeyValueList,
  Note,
  Price,
  Prose,
  RichText,
  Stack,
  StatusChip,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const looks = {
  asked: 'underway',
  answered: 'done',
  declined: 'cancelled',
  unanswered: 'cancelled',
} as const;

/** What each expert answered, one card each; then those who have not, with what became of their share. */
export function PanelAnswers({ panel }: { readonly panel: PanelOrder }): ReactElement {
  const { t } = useTranslation('panels');
  const { answers, answerBefore, group } = panel;
  const others = answers.filter(({ text }) => text === null);
  return (
    <>
      {answers.map(
        (answer) =>
          answer.text !== null && (
            <Answer
              key={answer.doctor.doctorId}
              answer={answer}
              text={answer.text}
              timeZone={panel.timeZone}
            />
          ),
      )}
      {others.length > 0 && (
        <Card title={t(panel.answeredCount === 0 ? 'confirm.experts' : 'answers.others')}>
          <Stack>
            {group === 'active' && answerBefore !== null && <Until at={answerBefore} />}
            <KeyValueList
              items={others.map(({ doctor, state, shareCents }) => ({
                label: t('answers.expert', { doctor: doctor.name, title: doctor.titleText }),
                // i18n-keys: panels:answers.state.*
                value: t(`answers.state.${state}`),
                detail: <Price cents={shareCents} />,
              }))}
            />
          </Stack>
        </Card>
      )}
    </>
  );
}

/** How long the others still have, and what happens then. */
function Until({ at }: { readonly at: string }): ReactElement {
  const { t } = useTranslation('panels');
  const time = <Countdown until={at} {...useServerClock()} />;
  return (
    <p>
      <RichText text={t('answers.until')} parts={{ time: () => time }} />
    </p>
  );
}

interface AnswerProps {
  readonly answer: PanelAnswer;
  readonly text: string;
  readonly timeZone: string;
}

function Answer({ answer: { doctor, state, at }, text, timeZone }: AnswerProps): ReactElement {
  const { t } = useTranslation('panels');
  const locale = useLocale();
  return (
    <Card
      title={t('answers.expert', { doctor: doctor.name, title: doctor.titleText })}
      // i18n-keys: panels:answers.state.*
      aside={<StatusChip state={looks[state]}>{t(`answers.state.${state}`)}</StatusChip>}
    >
      <Stack>
        <Note>
          {t('answers.place', { hospital: doctor.hospitalName, department: doctor.hospDeptName })}
        </Note>
        <Prose>
          <p>{text}</p>
        </Prose>
        {at !== null && <Note>{formatInstant(at, locale, timeZone)}</Note>}
      </Stack>
    </Card>
  );
}
