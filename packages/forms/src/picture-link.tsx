import type { ReactElement } from 'react';

/** Where the portal hands out a picture that was sent, to its owner alone. */
export const sentPictureAddress = (fileId: string): string => `/gateway/kanoupload/file/${fileId}`;

/** A picture that was sent, opened by its owner in the portal's own origin. */
export function PictureLink({ fileId, text }: { fileId: string; text: string }): ReactElement {
  return (
    <a href={sentPictureAddress(fileId)} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}
