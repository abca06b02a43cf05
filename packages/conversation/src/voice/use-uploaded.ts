import { chatApi, failureMessage, uploadApi } from '@xinglin/api';
import type { VoiceRecording } from '@xinglin/gateway-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Uploads a recording once, however often it is needed, and has it written down. */
export function useUploaded(recording: VoiceRecording) {
  const { t } = useTranslation('conversation');
  const [upload] = uploadApi.useUploadAudioMutation();
  const [write] = chatApi.useLazyVoiceToTextQuery();
  const [fileId, setFileId] = useState<string>();
  const [trouble, setTrouble] = useState<string>();

  /** Does something with the uploaded file. What failed is told by `trouble`. */
  const withFile = async (then: (id: string) => unknown): Promise<void> => {
    setTrouble(undefined);
    let id = fileId;
    if (id === undefined) {
      const file = new File([recording.file], 'voice', { type: recording.file.type });
      const { data, error } = await upload({ file });
      if (data === undefined) setTrouble(failureMessage(error, t));
      id = data?.fileId;
      setFileId(id);
    }
    if (id !== undefined) await then(id);
  };

  return {
    trouble,
    withFile,
    /** What is said in it: null where nothing can write it down, undefined where that failed. */
    written: async (): Promise<string | null | undefined> => {
      let words: string | null | undefined;
      await withFile(async (id) => {
        const { data, error } = await write({ fileIds: [id] });
        if (data === undefined) setTrouble(failureMessage(error, t));
        words = data?.text;
      });
      return words;
    },
  };
}
