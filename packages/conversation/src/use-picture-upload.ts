import { failureMessage, uploadApi } from '@xinglin/api';
import { compressImage } from '@xinglin/gateway-sdk';
import { conversationRules } from '@xinglin/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Uploads the pictures that a file field took, one after the other, and hands over those that arrived. */
export function usePictureUpload(onPictures: (fileIds: readonly string[]) => void) {
  const { t } = useTranslation('conversation');
  const [upload] = uploadApi.useUploadImageFileMutation();
  const [isUploading, setIsUploading] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const send = async (files: readonly File[]): Promise<void> => {
    setIsUploading(true);
    setTrouble(undefined);
    const fileIds: string[] = [];
    for (const file of files) {
      const small = await compressImage(file);
      const picture = new File([small], 'picture', { type: small.type });
      const answer = await upload({ file: picture });
      if (answer.data === undefined) {
        setTrouble(failureMessage(answer.error, t));
        break;
      }
      fileIds.push(answer.data.fileId);
    }
    setIsUploading(false);
    if (fileIds.length > 0) onPictures(fileIds);
  };
  const take = (control: HTMLInputElement): void => {
    const files = [...(control.files ?? [])].slice(0, conversationRules.pictures);
    // Emptied, so that the same picture can be chosen once more.
    control.value = '';
    if (files.length > 0) void send(files);
  };
  return { take, isUploading, trouble };
}
