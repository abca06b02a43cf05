import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { Card } from '../display/card';
import { AlarmCard } from './alarm-card';
import { AnswerRows } from './answer-rows';
import { ChoiceRows } from './choice-rows';
import { FaceScale } from './face-scale';
import { MeasureFields } from './measure-fields';
import { QuestionCard } from './question-card';
import { ReplyLetter } from './reply-letter';
import { ScoreScale } from './score-scale';
import { StepSegments } from './step-segments';
import { SurveyHead } from './survey-head';
import { SurveyRow } from './survey-row';

const meta = { title: 'Surveys' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const faces = [
  ['没感觉', 'great'],
  ['一点点', 'good'],
  ['中等', 'fair'],
  ['厉害', 'poor'],
  ['很厉害', 'awful'],
] as const;

function Dizzy(): ReactElement {
  const [dizzy, setDizzy] = useState<string[]>(['有一点']);
  const [how, setHow] = useState('一点点');
  return (
    <>
      <StepSegments
        at={5}
        of={9}
        text={
          <>
            第 <b>5</b> 题，共 9 题
          </>
        }
        state="14:22 已存好"
      />
      <QuestionCard title="今早起床，头晕吗？" readable={[['今早起床，头晕吗？']]}>
        <ChoiceRows
          name="dizzy"
          label="今早起床，头晕吗？"
          hideLabel
          options={[
            { value: '不晕', label: '不晕' },
            { value: '有一点', label: '有一点' },
            { value: '很晕', label: '很晕，站不稳', warning: '先帮您打电话' },
          ]}
          value={dizzy}
          onValueChange={setDizzy}
        />
      </QuestionCard>
      <QuestionCard
        title="晕得多厉害？"
        titleLevel={3}
        reason={
          <>
            因为选了“<b>有一点</b>”，再问 1 句
          </>
        }
      >
        <FaceScale
          name="how"
          label="晕得多厉害？"
          steps={faces.map(([word, face]) => ({ value: word, word, face }))}
          value={how}
          onValueChange={setHow}
        />
      </QuestionCard>
    </>
  );
}

/** One screen: a question, and what its answer adds. */
export const Question: Story = { render: () => <Dizzy /> };

function Pressure(): ReactElement {
  const [high, setHigh] = useState('138');
  const [low, setLow] = useState('');
  const [weight, setWeight] = useState('61.5');
  return (
    <>
      <QuestionCard title="早上的血压" aside="上次 142 / 88">
        <MeasureFields
          fields={[
            { name: 'high', label: '高压', unit: 'mmHg', value: high, onValueChange: setHigh },
            {
              name: 'low',
              label: '低压',
              unit: 'mmHg',
              value: low,
              onValueChange: setLow,
              error: '请填低压',
            },
          ]}
        />
      </QuestionCard>
      <QuestionCard title="体重" optional aside="上次 62">
        <MeasureFields
          fields={[
            {
              name: 'weight',
              label: '体重',
              hideLabel: true,
              unit: '公斤',
              value: weight,
              onValueChange: setWeight,
            },
          ]}
        />
      </QuestionCard>
    </>
  );
}

/** Values that are measured together, and one with its unit inside. */
export const Measured: Story = { render: () => <Pressure /> };

const painWords = [
  '不痛',
  '有点痛',
  '有点痛',
  '有点痛',
  '痛',
  '痛',
  '痛',
  '很痛',
  '很痛',
  '很痛',
  '最痛',
];
const painFaces = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4];

function Pain(): ReactElement {
  const [pain, setPain] = useState('3');
  const [known, setKnown] = useState<string[]>(['高血压', '糖尿病']);
  return (
    <>
      <QuestionCard title="现在有多痛？">
        <FaceScale
          name="pain"
          label="现在有多痛？"
          steps={painWords.map((word, number) => ({
            value: String(number),
            number,
            word,
            face: faces[painFaces[number] ?? 0]?.[1],
          }))}
          value={pain}
          onValueChange={setPain}
        />
      </QuestionCard>
      <QuestionCard title="得过哪些病？">
        <ChoiceRows
          name="known"
          label="得过哪些病？"
          hideLabel
          multiple
          options={['高血压', '糖尿病', '心脏病'].map((text) => ({ value: text, label: text }))}
          value={known}
          onValueChange={setKnown}
          error="请选择"
        />
      </QuestionCard>
    </>
  );
}

/** A scale of eleven steps, and several answers at once. */
export const Scale: Story = { render: () => <Pain /> };

export const Alarm: Story = {
  render: () => (
    <AlarmCard
      title="先帮您打电话"
      text="如果伴有胸痛、剧烈头痛或说话不清，请立即拨打 120。"
      note="打完电话，可以接着答。"
      phones={[{ number: '120', name: '急救电话', label: '拨打 120 急救电话' }]}
    />
  ),
};

export const Rows: Story = {
  render: () => (
    <>
      <SurveyRow
        to="/survey/1"
        pictogram="cardiology"
        title="高血压随访问卷"
        facts="约 5 分钟 · 最多 13 题"
        text="医生会根据您近两周的血压和用药情况调整方案。"
        state={{ text: '做到第 5 题', tone: 'begun' }}
      />
      <SurveyRow
        to="/survey/2"
        pictogram="mental-health"
        title="情绪自评"
        facts="约 3 分钟 · 最多 9 题"
        state={{ text: '已停止填写', tone: 'closed' }}
      />
    </>
  ),
};

export const Sent: Story = {
  render: () => (
    <Card as="article">
      <SurveyHead pictogram="mental-health" title="情绪自评" facts="11月22日 14:20 提交" />
      <ScoreScale score={12} most={27} bands={[0, 5, 10, 15, 20]} mostText="满分 27">
        可能有中度抑郁，建议和医生谈一谈。
      </ScoreScale>
      <ReplyLetter face={{ gender: 'female', seed: 'd-1' }} from="沈知远医生" when="11月22日 16:05">
        看到您的回答了，周三来复诊，我们一起看。
      </ReplyLetter>
      <AnswerRows
        items={[
          { key: '1', question: '每晚睡几个小时？', answer: '6.5 小时' },
          {
            key: '2',
            question: '半小时内睡不着',
            answer: '未填写',
            missing: true,
            action: { to: '/survey/2', text: '修改', label: '修改：半小时内睡不着' },
          },
        ]}
      />
    </Card>
  ),
};
