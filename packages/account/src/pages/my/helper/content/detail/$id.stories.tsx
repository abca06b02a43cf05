import type { Meta, StoryObj } from '@storybook/react-vite';

import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = { title: 'Account/An answer of the help', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/helper/content/detail/how-to-book',
  gateway: {
    getHelpQuestion: {
      questionId: 'how-to-book',
      question: '怎么预约挂号？',
      categoryId: 'booking',
      categoryName: '预约挂号',
      blocks: [
        { kind: 'paragraph', text: '先选医院和科室，再选医生和时间。' },
        { kind: 'steps', items: ['核对就诊人。', '在 30 分钟内支付。'] },
      ],
      related: [{ questionId: 'refund-time', question: '退款多久到账？' }],
    },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
