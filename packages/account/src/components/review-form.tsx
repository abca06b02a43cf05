import {
  failureMessage,
  realNameApi,
  refusalCode,
  uploadApi,
  usePageTime,
  type QueryFailure,
} from '@xinglin/api';
import {
  ProblemForm,
  ruleText,
  useSubmission,
  type Answer,
  type FieldsOfFailures,
} from '@xinglin/forms';
import { compressImage, errorCodes } from '@xinglin/gateway-sdk';
import {
  checkRealName,
  dayAt,
  holderCardTypes,
  longestName,
  resolveRealName,
  trimmedText,
} from '@xinglin/rules';
import {
  Button,
  Card,
  Note,
  PictureField,
  SelectField,
  Stack,
  TextAreaField,
  TextField,
} from '@xinglin/ui';
import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetTypedPerson } from '../model/typed-person';
import { RealNameConsent } from './real-name-consent';
import { useCardReading } from './use-card-reading';
import { useTypedPerson } from './use-typed-person';

type Side = 'front' | 'back';
type Field = Side | 'cardType' | 'name' | 'cardNo' | 'consent';

const pictureRefusals: readonly number[] = [
  errorCodes.fileRefused,
  errorCodes.fileTooLarge,
  errorCodes.fileFormatRefused,
  errorCodes.pictureTooManyPixels,
];

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => ['front', 'back', 'name', 'cardNo'].includes(path),
  ofRefusal: () => undefined,
};

/** What of a document staff want to see, by its kind. */
const sides = { idCard: ['front', 'back'], other: ['front'] } as const;

/** A document with its pictures, for staff. Pictures leave the device when the form is sent, not before. */
export function ReviewForm({ onSent }: { onSent: () => Promise<void> }): ReactElement {
  const { t } = useTranslation('real-name');
  const today = dayAt(usePageTime());
  const [cardType, setCardType] = useState<(typeof holderCardTypes)[number]>('idCard');
  const { typed, change } = useTypedPerson();
  const [pictures, setPictures] = useState<Record<Side, Blob | null>>({
    front: null,
    back: null,
  });
  const [note, setNote] = useState('');
  const [consent, setConsent] = useState(false);
  const { reading, read } = useCardReading(change);
  const [upload] = uploadApi.useUploadImageFileMutation();
  const [send] = realNameApi.useSubmitRealNameReviewMutation();
  // What has arrived is not sent again when a later part failed.
  const arrived = useRef(new Map<Blob, string>());
  const wanted = cardType === 'idCard' ? sides.idCard : sides.other;

  const fileOf = async (picture: Blob): Promise<{ fileId: string } | { error: QueryFailure }> => {
    const before = arrived.current.get(picture);
    if (before !== undefined) return { fileId: before };
    const small = await compressImage(picture);
    const result = await upload({ file: new File([small], 'document', { type: small.type }) });
    if ('error' in result) return { error: result.error ?? {} };
    arrived.current.set(picture, result.data.fileId);
    return { fileId: result.data.fileId };
  };

  /** A picture that is refused is told at its own field, of whichever side it is. */
  const atPicture = (side: Side, failure: QueryFailure): QueryFailure => {
    const code = refusalCode(failure);
    if (code === undefined || !pictureRefusals.includes(code)) return failure;
    const message = failureMessage(failure, t);
    return { kind: 'validation', code, message, fields: [{ path: side, message }] };
  };

  const sendAll = async (): Promise<Answer<unknown>> => {
    const files: string[] = [];
    for (const side of wanted) {
      const picture = pictures[side];
      const file = picture && (await fileOf(picture));
      if (file && 'error' in file) return { error: atPicture(side, file.error) };
      if (file) files.push(file.fileId);
    }
    const { name, cardNo } = resolveRealName({ ...typed, cardType });
    return send({
      name,
      cardType,
      cardNo,
      pictures: files,
      consent: true,
      ...(trimmedText(note) && { note }),
    });
  };

  const { problems, pending, submit, idOf } = useSubmission<Field, unknown>({
    failureFields,
    find: () => [
      ...wanted
        .filter((side) => pictures[side] === null)
        .map((field) => ({ field, message: t('picture.required') })),
      ...checkRealName({ ...typed, cardType }, today).map(({ field, code }) => ({
        field,
        message: ruleText(t, code, field === 'cardType' ? null : typed[field]),
      })),
      ...(consent ? [] : [{ field: 'consent' as const, message: t('consentRequired') }]),
    ],
    send: sendAll,
    onDone: () => {
      forgetTypedPerson();
      return onSent();
    },
  });

  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <Card as="div">
        <Stack gap={4}>
          <Note>{t('manual.why')}</Note>
          <Stack gap={2}>
            <SelectField
              id={idOf('cardType')}
              label={t('account:field.cardType')}
              value={cardType}
              error={problems.errorOf('cardType')}
              // i18n-keys: shared:cardType.*
              options={holderCardTypes.map((value) => ({
                value,
                label: t(`shared:cardType.${value}`),
              }))}
              onValueChange={(value) =>
                setCardType(holderCardTypes.find((type) => type === value) ?? 'idCard')
              }
            />
            {wanted.map((side) => (
              <PictureField
                key={side}
                id={idOf(side)}
                // i18n-keys: real-name:picture.*
                label={t(`picture.${side}`)}
                alternative={t(`picture.${side}`)}
                picture={pictures[side]}
                hint={side === 'front' ? (reading.hint ?? t('picture.clear')) : undefined}
                error={problems.errorOf(side) ?? (side === 'front' ? reading.error : undefined)}
                pending={side === 'front' && reading.pending}
                onPicture={(chosen) => {
                  setPictures((before) => ({ ...before, [side]: chosen }));
                  if (side === 'front' && cardType === 'idCard') void read(chosen);
                }}
              />
            ))}
            <TextField
              id={idOf('name')}
              label={t('account:field.name')}
              autoComplete="name"
              maxLength={longestName}
              value={typed.name}
              error={problems.errorOf('name')}
              onValueChange={(name) => change({ name })}
            />
            <TextField
              id={idOf('cardNo')}
              label={t('account:field.cardNo')}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={30}
              value={typed.cardNo}
              error={problems.errorOf('cardNo')}
              onValueChange={(cardNo) => change({ cardNo })}
            />
            <TextAreaField
              label={t('manual.note')}
              optional
              maxLength={200}
              value={note}
              onValueChange={setNote}
            />
            <RealNameConsent
              id={idOf('consent')}
              text={t('manual.consent')}
              checked={consent}
              error={problems.errorOf('consent')}
              onChange={setConsent}
            />
            <Button type="submit" block pending={pending} pendingLabel={t('manual.sending')}>
              {t('manual.submit')}
            </Button>
          </Stack>
        </Stack>
      </Card>
    </ProblemForm>
  );
}
