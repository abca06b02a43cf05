import { helpApi, useChannel } from '@xinglin/api';
import type { HelpBlock } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpByPhone, QuestionLinks } from '../../../../../components/help-links';

/** A question with its answer, and what is asked beside it (spec 2 §2.20). */
const page = detailPage({
  endpoint: helpApi.endpoints.getHelpQuestion,
  input: ({ params }) => ({ questionId: params['id'] ?? '' }),
  title: (question, t) => question?.categoryName ?? t('centre:help.title'),
  head: ({ question }) => ({ title: question }),
  backTo: (question) =>
    question === undefined
      ? href('account.helpHotQuestions')
      : href('account.helpCategory', {}, { categoryId: question.categoryId }),
  children: ({ question, blocks, related }, { t }) => (
    <>
      <Card title={question}>
        <Prose>
          <Answer blocks={blocks} />
        </Prose>
      </Card>
      {related.length > 0 && <QuestionLinks label={t('centre:help.related')} questions={related} />}
    </>
  ),
  below: () => <HelpByPhone />,
});

export const { load, head } = page;
export default page.Page;

/** An answer, with the channel's name and phone where the text leaves room for them. */
function Answer({ blocks }: { blocks: readonly HelpBlock[] }): ReactElement {
  const { t } = useTranslation('shared');
  const { phone } = useChannel();
  const fill = (text: string) =>
    text
      .replaceAll('{platform}', t('brand.name'))
      .replaceAll('{phone}', phone ?? t('brand.hospitalPhone'));
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
