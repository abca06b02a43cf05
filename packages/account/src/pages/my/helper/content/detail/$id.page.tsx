import { helpApi, useChannel, type PageHead, type PageLoad } from '@xinglin/api';
import type { HelpBlock } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Card, Loaded, Page, PageHeader, Prose, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { HelpByPhone, QuestionLinks } from '../../../../../components/help-links';

const { getHelpQuestion } = helpApi.endpoints;

export const load: PageLoad = ({ params }) => [
  getHelpQuestion.initiate({ questionId: params['id'] ?? '' }),
];

export const head: PageHead = ({ params }, state) => ({
  title: getHelpQuestion.select({ questionId: params['id'] ?? '' })(state).data?.question,
});

/** A question with its answer, and what is asked beside it (spec 2 §2.20). */
export default function HelpContentPage(): ReactElement {
  const { t } = useTranslation('centre');
  const { id = '' } = useParams();
  const question = helpApi.useGetHelpQuestionQuery({ questionId: id });
  const category = question.currentData?.categoryId;
  return (
    <Page
      header={
        <PageHeader
          title={question.currentData?.categoryName ?? t('help.title')}
          backTo={
            category === undefined
              ? href('account.helpHotQuestions')
              : href('account.helpCategory', {}, { categoryId: category })
          }
        />
      }
    >
      <Loaded query={question} skeleton={<SkeletonList lines={4} count={1} />}>
        {({ question: asked, blocks, related }) => (
          <>
            <Card title={asked}>
              <Prose>
                <Answer blocks={blocks} />
              </Prose>
            </Card>
            {related.length > 0 && <QuestionLinks label={t('help.related')} questions={related} />}
          </>
        )}
      </Loaded>
      <HelpByPhone />
    </Page>
  );
}

/** An answer, with the channel's name and phone where the text leaves room for them. */
function Answer({ blocks }: { blocks: readonly HelpBlock[] }): ReactElement {
  const { t } = useTranslation('shared');
  const { phone } = useChannel();
  const fill = (text: string) =>
    text.replaceAll('{platform}', t('brand.name')).replaceAll('{phone}', phone);
  // Blocks never change their order: an answer is published whole.
  return (
    <>
      {blocks.map((block, place) =>
        block.kind === 'paragraph' ? (
          <p key={place}>{fill(block.text)}</p>
        ) : (
          <ol key={place}>
            {block.items.map((item, at) => (
              <li key={at}>{fill(item)}</li>
            ))}
          </ol>
        ),
      )}
    </>
  );
}
