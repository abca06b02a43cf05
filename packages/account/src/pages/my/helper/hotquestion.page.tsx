import { cutText } from '@xinglin/rules';
import { helpApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import {
  EmptyState,
  Gutter,
  joinQueries,
  ListGroup,
  ListLink,
  Loaded,
  Page,
  PageHeader,
  SearchBox,
  SkeletonList,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CategoryLinks, HelpByPhone, QuestionLinks } from '../../../components/help-links';

const loadSheet = () => import('../../../components/operator-sheet');
const OperatorSheet = lazy(loadSheet);

const { listHelpCategories, listHelpQuestions, searchHelpQuestions } = helpApi.endpoints;

/** The words a person searches for; more than the call takes are cut off. */
function wordsIn(query: URLSearchParams): string {
  return cutText((query.get('q') ?? '').trim(), 50);
}

export const load: PageLoad = ({ query }) => {
  const q = wordsIn(query);
  return q === ''
    ? [listHelpQuestions.initiate({ hotOnly: true }), listHelpCategories.initiate()]
    : [searchHelpQuestions.initiate({ q })];
};

/** Help: the questions asked most, all categories, and a search through the answers (spec 2 §2.20). */
export default function HelpHotQuestionsPage(): ReactElement {
  const { t } = useTranslation('centre');
  const [query] = useSearchParams();
  const q = wordsIn(query);
  const [shown, setShown] = useState(false);
  const show = useLazyOpening(loadSheet, () => setShown(true));
  return (
    <Page header={<PageHeader title={t('help.title')} backTo={href('account.profile')} />}>
      <Gutter>
        <SearchBox
          action={href('account.helpHotQuestions')}
          label={t('help.search')}
          placeholder={t('help.searchHint')}
          defaultValue={q}
        />
      </Gutter>
      {q === '' ? <HelpStart /> : <HelpResults q={q} />}
      <HelpByPhone />
      <ListGroup label={t('operator.about')} showLabel>
        <ListLink label={t('operator.title')} onClick={show} />
      </ListGroup>
      {shown && (
        <Suspense>
          <OperatorSheet onClose={() => setShown(false)} />
        </Suspense>
      )}
    </Page>
  );
}

function HelpStart(): ReactElement {
  const { t } = useTranslation('centre');
  const hot = helpApi.useListHelpQuestionsQuery({ hotOnly: true });
  const categories = helpApi.useListHelpCategoriesQuery();
  return (
    <Loaded query={joinQueries(hot, categories)} skeleton={<SkeletonList lines={4} count={2} />}>
      {([questions, all]) => (
        <>
          {questions.items.length > 0 && (
            <QuestionLinks label={t('help.hot')} questions={questions.items} />
          )}
          <CategoryLinks label={t('help.categories')} categories={all.items} />
        </>
      )}
    </Loaded>
  );
}

function HelpResults({ q }: { q: string }): ReactElement {
  const { t } = useTranslation('centre');
  const results = helpApi.useSearchHelpQuestionsQuery({ q });
  return (
    <Loaded query={results} skeleton={<SkeletonList lines={3} count={1} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState kind="guides" title={t('help.none')} message={t('help.noneHint')} />
        ) : (
          <QuestionLinks label={t('help.found', { count: items.length })} questions={items} />
        )
      }
    </Loaded>
  );
}
