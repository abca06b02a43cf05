import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button';
import { Card } from '../display/card';
import { Checkbox, RadioGroup, SwitchField } from './choice-fields';
import { CodeField } from './code-field';
import { ErrorSummary } from './error-summary';
import { SearchBox } from './search-box';
import { DateField, SelectField, TextAreaField, TextField } from './text-fields';

const meta = { title: 'Forms' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const relations = [
  { value: 'self', label: '本人' },
  { value: 'spouse', label: '配偶' },
  { value: 'child', label: '子女' },
  { value: 'parent', label: '父母' },
  { value: 'other', label: '其他' },
] as const;

export const Fields: Story = {
  render: () => (
    <Card as="div">
      <TextField label="姓名" name="name" hint="与证件上一致" autoComplete="name" />
      <RadioGroup
        label="与本人关系"
        name="relation"
        layout="inline"
        options={relations}
        defaultValue="parent"
      />
      <SelectField
        label="证件类型"
        name="cardType"
        placeholder="请选择"
        defaultValue=""
        options={[
          { value: 'idCard', label: '身份证' },
          { value: 'passport', label: '护照' },
        ]}
      />
      <DateField label="出生日期" name="birthDate" max="2026-11-20" />
      <TextField
        label="手机号"
        name="mobile"
        type="tel"
        inputMode="numeric"
        optional
        defaultValue="138"
      />
      <TextAreaField label="病情描述" name="note" maxLength={200} defaultValue="胸闷两天" />
      <TextField label="就诊卡" name="card" disabled defaultValue="0023" />
    </Card>
  ),
};

export const Errors: Story = {
  render: () => (
    <Card as="div">
      <TextField
        label="身份证号"
        defaultValue="33010219"
        error="身份证号应为 18 位"
        hint="仅用于医院实名挂号"
      />
      <RadioGroup
        label="性别"
        name="gender"
        error="请选择性别"
        layout="inline"
        options={[
          { value: 'male', label: '男' },
          { value: 'female', label: '女' },
        ]}
      />
      <SelectField label="证件类型" error="请选择证件类型" placeholder="请选择" options={[]} />
      <TextAreaField label="取消原因" error="请填写原因" />
      <Checkbox label="我已阅读并同意服务协议" error="请先同意协议" />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('身份证号');
    await expect(input).toHaveAccessibleDescription(/仅用于医院实名挂号.*身份证号应为 18 位/);
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue('33010219');
  },
};

export const Choices: Story = {
  render: function Choices() {
    const [elder, setElder] = useState(false);
    return (
      <Card as="div">
        <RadioGroup
          label="支付方式"
          name="payment"
          defaultValue="wechat"
          options={[
            { value: 'wechat', label: '微信支付' },
            { value: 'alipay', label: '支付宝', description: '推荐支付宝用户使用' },
            {
              value: 'insurance',
              label: '医保支付',
              description: '该医院暂未开通',
              disabled: true,
            },
          ]}
        />
        <Checkbox
          label={
            <>
              我已阅读并同意 <a href="/agreement/service">服务协议</a>、
              <a href="/agreement/privacy">隐私政策</a>
            </>
          }
        />
        <SwitchField
          label="长辈版"
          hint="大字体、大按钮"
          checked={elder}
          onCheckedChange={setElder}
        />
        <SwitchField label="深色模式" checked pending onCheckedChange={() => undefined} />
      </Card>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const elder = canvas.getByRole('switch', { name: '长辈版' });
    await userEvent.click(elder);
    await expect(elder).toBeChecked();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

function CodeForm({ resendAt: first }: { resendAt?: string | undefined }) {
  const [code, setCode] = useState('');
  const [resendAt, setResendAt] = useState(first);
  return (
    <Card as="div">
      <CodeField
        label="验证码"
        hint="已发送到 138****5521"
        value={code}
        onValueChange={setCode}
        resendAt={resendAt}
        onRequestCode={() => setResendAt(new Date(Date.now() + 60_000).toISOString())}
      />
    </Card>
  );
}

export const Code: Story = {
  render: () => <CodeForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('验证码');
    await userEvent.click(input);
    await userEvent.paste('验证码 123 4567');
    await expect(input).toHaveValue('123456');
    const ask = canvas.getByRole('button');
    await userEvent.click(ask);
    await expect(ask).toHaveTextContent(/60|59/);
    await expect(ask).toHaveAttribute('aria-disabled', 'true');
    await expect(ask).toHaveFocus();
  },
};

/** The instant is kept outside the field: a field that is mounted anew goes on counting. */
export const CodeWaiting: Story = { render: () => <CodeForm resendAt="2999-01-01T00:00:00Z" /> };

function FailingForm() {
  const [attempt, setAttempt] = useState(0);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt((before) => before + 1);
      }}
    >
      <ErrorSummary
        attempt={attempt}
        errors={
          attempt === 0
            ? []
            : [
                { fieldId: 'name', message: '请填写姓名' },
                { fieldId: 'relation', message: '请选择关系' },
              ]
        }
      />
      <Card as="div">
        <TextField id="name" label="姓名" error={attempt === 0 ? undefined : '请填写姓名'} />
        <RadioGroup
          id="relation"
          name="relation"
          label="关系"
          layout="inline"
          options={relations}
          error={attempt === 0 ? undefined : '请选择关系'}
        />
        <Button type="submit" block>
          保存
        </Button>
      </Card>
    </form>
  );
}

export const SummaryOfErrors: Story = {
  render: () => <FailingForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: '保存' });
    await userEvent.click(save);
    await expect(canvas.getByRole('region')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: '请填写姓名' }));
    await expect(canvas.getByLabelText('姓名')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: '请选择关系' }));
    await expect(canvas.getByRole('radio', { name: '本人' })).toHaveFocus();
    await userEvent.click(save);
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};

export const Search: Story = {
  // On the page that the form leads to, so that it stays in view when it is sent.
  parameters: { path: '/search' },
  render: () => (
    <Card as="div">
      <SearchBox
        action="/search"
        label="搜索"
        placeholder="搜疾病、医院、科室、医生"
        keep={{ areaId: '330100' }}
      />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), '心内科{Enter}');
    const form = canvas.getByRole('search');
    await expect(form).toHaveAttribute('method', 'get');
    await expect(form).toHaveFormValues({ q: '心内科', areaId: '330100' });
  },
};
