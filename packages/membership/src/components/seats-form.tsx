import { patientsApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type Answer, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type VipCard } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, CheckGroup, EmptyState, Loaded, SkeletonList } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

export const family = pageCall(patientsApi.endpoints.listPatients, () => undefined);

type Field = 'patientIds';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'patientIds',
  ofRefusal: (code) => (code === errorCodes.vipSeatsFull ? 'patientIds' : undefined),
};

interface SeatsFormProps {
  readonly card: VipCard;
  readonly submitLabel: string;
  readonly send: (patientIds: string[]) => Promise<Answer<VipCard>>;
  /** Where it leads once it worked. */
  readonly doneTo: string;
}

/** For whom of the family a card is: as many as it has seats. */
export function SeatsForm({ card, ...form }: SeatsFormProps): ReactElement {
  const { t } = useTranslation('membership');
  const { pathname, search } = useLocation();
  const { answer } = family.useAnswer();
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={1} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title={t('seats.noFamily')}
            action={
              <ButtonLink to={href('account.patientAdd', {}, { backurl: pathname + search })}>
                {t('seats.add')}
              </ButtonLink>
            }
          />
        ) : (
          // A card that was chosen instead has seats and people of its own.
          <Seats key={card.cardId} card={card} people={items} {...form} />
        )
      }
    </Loaded>
  );
}

function Seats({
  card,
  people,
  submitLabel,
  send,
  doneTo,
}: SeatsFormProps & {
  readonly people: readonly { readonly patientId: string; readonly name: string }[];
}): ReactElement {
  const { t } = useTranslation('membership');
  const navigate = useNavigate();
  const { seats } = card;
  const [chosen, setChosen] = useState(card.people.map(({ patientId }) => patientId));
  const submission = useSubmission<Field, VipCard>({
    failureFields,
    find: () => [
      ...(chosen.length === 0
        ? [{ field: 'patientIds' as const, message: t('seats.nobody') }]
        : []),
      ...(chosen.length > seats
        ? [{ field: 'patientIds' as const, message: t('seats.tooMany', { count: seats }) }]
        : []),
    ],
    send: () => send(chosen),
    onDone: async () => {
      await navigate(doneTo, { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm submission={submission} title={card.title} submitLabel={submitLabel}>
      <CheckGroup
        id={idOf('patientIds')}
        name="patientIds"
        label={t('card.people')}
        hint={t('card.seats', { count: seats })}
        options={people.map(({ patientId: value, name: label }) => ({ value, label }))}
        value={chosen}
        error={problems.errorOf('patientIds')}
        onValueChange={setChosen}
      />
    </SubmissionForm>
  );
}
