import { useChannel } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ListGroup, ListLink, PhoneIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Questions of which each leads to its answer. */
export function QuestionLinks({
  label,
  questions,
}: {
  label: string;
  questions: readonly { readonly questionId: string; readonly question: string }[];
}): ReactElement {
  return (
    <ListGroup label={label} showLabel>
      {questions.map(({ questionId, question }) => (
        <ListLink
          key={questionId}
          label={question}
          to={href('account.helpContent', { id: questionId })}
        />
      ))}
    </ListGroup>
  );
}

/** Categories of questions, with how many each holds. */
export function CategoryLinks({
  label,
  showLabel = true,
  categories,
}: {
  label: string;
  /** Not where the page's own title says the same. */
  showLabel?: boolean;
  categories: readonly {
    readonly categoryId: string;
    readonly name: string;
    readonly questionCount: number;
  }[];
}): ReactElement {
  return (
    <ListGroup label={label} showLabel={showLabel}>
      {categories.map(({ categoryId, name, questionCount }) => (
        <ListLink
          key={categoryId}
          label={name}
          value={String(questionCount)}
          to={href('account.helpCategory', {}, { categoryId })}
        />
      ))}
    </ListGroup>
  );
}

/** Whom to ask when no answer helps. */
export function HelpByPhone(): ReactElement | null {
  const { t } = useTranslation('centre');
  const { phone } = useChannel();
  if (phone === null) return null;
  return (
    <ListGroup label={t('help.unsolved')} showLabel>
      <ListLink
        icon={<PhoneIcon />}
        label={t('account:profile.service')}
        value={phone}
        href={`tel:${phone}`}
      />
    </ListGroup>
  );
}
