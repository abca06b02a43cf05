import { FormProblems, useSubmission, type Answer, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type Patient, type VipCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  ActionBar,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  FamilyCard,
  Loaded,
  PersonGroup,
  SkeletonList,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { family } from '../model/calls';
import { usePerson } from '../model/use-person';

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
            kind="family"
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
  readonly people: readonly Patient[];
}): ReactElement {
  const { t } = useTranslation('membership');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = usePerson();
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
  const free = Math.max(0, seats - chosen.length);
  return (
    <>
      <FormProblems problems={problems} />
      <FamilyCard
        title={card.title}
        until={t(free === 0 ? 'card.full' : 'card.free', { count: free })}
        seatsLabel={t('card.people')}
        seats={people
          .filter(({ patientId }) => chosen.includes(patientId))
          .map((person) => ({ key: person.patientId, ...shown(person) }))}
        empty={free}
      />
      <Card as="div">
        <PersonGroup
          id={idOf('patientIds')}
          name="patientIds"
          label={t('seats.label')}
          hint={t('card.seats', { count: seats })}
          people={people.map((person) => ({ value: person.patientId, ...shown(person) }))}
          value={chosen}
          error={problems.errorOf('patientIds')}
          onValueChange={(ids) => {
            problems.forgetTold(['patientIds']);
            setChosen(ids);
          }}
          add={{
            to: href('account.patientAdd', {}, { backurl: pathname + search }),
            text: t('seats.add'),
          }}
        />
      </Card>
      <form onSubmit={(event) => void submission.submit(event)}>
        <ActionBar sticky>
          <Button type="submit" pending={submission.pending}>
            {submitLabel}
          </Button>
        </ActionBar>
      </form>
    </>
  );
}
