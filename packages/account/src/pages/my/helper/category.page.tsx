import { helpApi, type PageHead, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { EmptyState, Loaded, joinQueries, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CategoryLinks, HelpByPhone, QuestionLinks } from '../../../components/help-links';

const { listHelpCategories, listHelpQuestions } = helpApi.endpoints;

/** The category an address names; a name none can have is as good as none. */
function categoryIn(query: URLSearchParams): string | null {
  const categoryId = query.get('categoryId');
  return categoryId !== null && /^[a-z][a-z0-9-]{0,47}$/.test(categoryId) ? categoryId : null;
}

export const load: PageLoad = ({ query }) => {
  const categoryId = categoryIn(query);
  return [
    listHelpCategories.initiate(),
    ...(categoryId === null ? [] : [listHelpQuestions.initiate({ categoryId })]),
  ];
};

export const head: PageHead = ({ query }, state) => ({
  title: listHelpCategories
    .select()(state)
    .data?.items.find(({ categoryId }) => categoryId === categoryIn(query))?.name,
});

/** The questions of one category, or all categories where the address names none (spec 2 §2.20). */
export default function HelpCategoryPage(): ReactElement {
  const { t } = useTranslation('centre');
  const [query] = useSearchParams();
  const categoryId = categoryIn(query);
  const categories = helpApi.useListHelpCategoriesQuery();
  const chosen = categories.currentData?.items.find((one) => one.categoryId === categoryId);
  return (
    <Page
      header={
        <PageHeader
          title={chosen?.name ?? t('help.categories')}
          backTo={href('account.helpHotQuestions')}
        />
      }
    >
      {categoryId === null ? (
        <Loaded query={categories} skeleton={<SkeletonList lines={4} count={1} />}>
          {({ items }) => (
            <CategoryLinks label={t('help.categories')} showLabel={false} categories={items} />
          )}
        </Loaded>
      ) : (
        <QuestionsOf categoryId={categoryId} />
      )}
      <HelpByPhone />
    </Page>
  );
}

function QuestionsOf({ categoryId }: { categoryId: string }): ReactElement {
  const { t } = useTranslation('centre');
  const categories = helpApi.useListHelpCategoriesQuery();
  const questions = helpApi.useListHelpQuestionsQuery({ categoryId });
  return (
    <Loaded
      query={joinQueries(categories, questions)}
      skeleton={<SkeletonList lines={4} count={1} />}
    >
      {([all, { items }]) =>
        items.length === 0 ? (
          <>
            <EmptyState kind="guides" title={t('help.noCategory')} />
            <CategoryLinks label={t('help.categories')} categories={all.items} />
          </>
        ) : (
          <QuestionLinks label={t('help.questions')} questions={items} />
        )
      }
    </Loaded>
  );
}
