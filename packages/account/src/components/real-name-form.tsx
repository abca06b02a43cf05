import { realNameApi, usePageModules, usePageTime } from '@xinglin/api';
import {
  ProblemForm,
  ruleText,
  useSubmission,
  type Answer,
  type FieldsOfFailures,
} from '@xinglin/forms';
import { href } from '@xinglin/routes';
import {
  checkBankCard,
  checkMobile,
  checkRealName,
  dayAt,
  longestName,
  normalizeBankCard,
  normalizeMobile,
  resolveRealName,
} from '@xinglin/rules';
import {
  Button,
  Card,
  ListGroup,
  ListLink,
  Note,
  NoticeBar,
  RadioGroup,
  Stack,
  TextField,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetTypedPerson } from '../model/typed-person';
import { BankCardFields } from './bank-card-fields';
import { CardScan } from './card-scan';
import { RealNameConsent } from './real-name-consent';
import { TriesLeft } from './tries-left';
import { useFaceCheck } from './use-face-check';
import { useTypedPerson } from './use-typed-person';

interface RealNameFormProps {
  /** Wrong entries that are left today. */
  triesLeft: number;
  /** Whether the mini-program checks faces here. */
  byFace: boolean;
  /** The page the person came for; it goes along to the manual review. */
  target: string | undefined;
  onVerified: () => void;
  /** An attempt was refused: the remaining number has changed. */
  onRefused: () => void;
}

type Field = 'name' | 'cardNo' | 'bankCardNo' | 'mobile' | 'consent';

/** What tells the owner from a stranger who knows name and number. */
const ways = ['idCard', 'bankCard', 'face'] as const;

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field =>
    path === 'name' || path === 'cardNo' || path === 'bankCardNo' || path === 'mobile',
  ofRefusal: () => undefined,
};

/** Name and ID card, typed or read off a picture, compared with the register within 15 s (spec 1 §5, §9). */
export function RealNameForm(props: RealNameFormProps): ReactElement {
  const { triesLeft, byFace, target, onVerified, onRefused } = props;
  const { t } = useTranslation('real-name');
  const today = dayAt(usePageTime());
  const { typed, change } = useTypedPerson();
  const [way, setWay] = useState<(typeof ways)[number]>('idCard');
  const [bank, setBank] = useState({ bankCardNo: '', mobile: '' });
  const [consent, setConsent] = useState(false);
  const [verify] = realNameApi.useVerifyRealNameMutation();
  const [checkBank] = realNameApi.useCheckBankMessageMutation();
  const face = useFaceCheck(target);
  const modules = usePageModules('account.realNameVerification');
  const offered = ways.flatMap((value) => {
    const own = {
      value,
      title: t(`verification.ways.${value}`) /* i18n-keys: real-name:verification.ways.* */,
    };
    if (value === 'idCard') return [own];
    if (value === 'face' && !byFace) return [];
    return modules(value, own) ?? [];
  });
  const manual = modules('manual', {
    title: t('manual.title'),
    to: href('account.manualCertification', {}, { target }),
  });
  const explanation = modules('explanation', {
    title: t('certification.title'),
    to: href('account.accountCertification'),
  });

  const send = (): Promise<Answer<unknown>> => {
    const { name, cardNo } = resolveRealName(typed);
    const person = { name, cardNo, consent: true } as const;
    if (way === 'face') return face.begin(person);
    if (way === 'idCard') return verify(person);
    return checkBank({
      ...person,
      bankCardNo: normalizeBankCard(bank.bankCardNo),
      mobile: normalizeMobile(bank.mobile),
    });
  };
  const { problems, pending, submit, idOf } = useSubmission<Field, unknown>({
    failureFields: { ...failureFields, timedOut: t('verification.timedOut') },
    find: () => {
      const found = checkRealName(typed, today).flatMap(({ field, code }) =>
        field === 'cardType' ? [] : [{ field, message: ruleText(t, code, typed[field]) }],
      );
      const codes = {
        bankCardNo: checkBankCard(bank.bankCardNo),
        mobile: checkMobile(bank.mobile),
      };
      const atBank = (['bankCardNo', 'mobile'] as const).flatMap((field) =>
        way !== 'bankCard' || codes[field] === null
          ? []
          : [{ field, message: ruleText(t, codes[field], bank[field]) }],
      );
      const missing = consent ? [] : [{ field: 'consent' as const, message: t('consentRequired') }];
      return [...found, ...atBank, ...missing];
    },
    send: async () => {
      const answer = await send();
      if (!('data' in answer)) onRefused();
      return answer;
    },
    onDone: () => {
      forgetTypedPerson();
      return way === 'face' ? face.goOn() : onVerified();
    },
  });

  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      {triesLeft === 0 && <NoticeBar tone="warning">{t('verification.noTries')}</NoticeBar>}
      <Card as="div">
        <Stack gap={4}>
          <Note>{t('verification.why')}</Note>
          <Stack gap={2}>
            {offered.length > 1 && (
              <RadioGroup
                name="way"
                label={t('verification.way')}
                layout="inline"
                value={way}
                options={offered.map(({ value, title }) => ({ value, label: title }))}
                onValueChange={(value) => setWay(ways.find((one) => one === value) ?? 'idCard')}
              />
            )}
            <CardScan onRead={change} />
            <TextField
              id={idOf('name')}
              label={t('account:field.name')}
              hint={t('verification.nameHint')}
              autoComplete="name"
              maxLength={longestName}
              value={typed.name}
              error={problems.errorOf('name')}
              onValueChange={(name) => change({ name })}
            />
            <TextField
              id={idOf('cardNo')}
              label={t('verification.cardNo')}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={30}
              value={typed.cardNo}
              error={problems.errorOf('cardNo')}
              onValueChange={(cardNo) => change({ cardNo })}
            />
            {way === 'bankCard' && (
              <BankCardFields
                idOf={idOf}
                values={bank}
                problems={problems}
                onChange={(changed) => setBank((before) => ({ ...before, ...changed }))}
              />
            )}
            {way === 'face' && <Note>{t('verification.byFace')}</Note>}
            <RealNameConsent
              id={idOf('consent')}
              text={t('verification.consent')}
              checked={consent}
              error={problems.errorOf('consent')}
              onChange={setConsent}
            />
            <Button
              type="submit"
              block
              disabled={triesLeft === 0}
              pending={pending}
              pendingLabel={t('verification.pending')}
            >
              {t('verification.submit')}
            </Button>
            <TriesLeft left={triesLeft} text={(count) => t('verification.triesLeft', { count })} />
          </Stack>
        </Stack>
      </Card>
      {(manual ?? explanation) && (
        <ListGroup>
          {manual && (
            <ListLink label={manual.title} description={t('manual.when')} to={manual.to} />
          )}
          {explanation && (
            <ListLink
              label={explanation.title}
              description={t('certification.what')}
              to={explanation.to}
            />
          )}
        </ListGroup>
      )}
    </ProblemForm>
  );
}
