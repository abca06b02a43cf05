import { realNameApi } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { useHref, useNavigate } from 'react-router';

/** What was typed and agreed to. */
interface Person {
  readonly name: string;
  readonly cardNo: string;
  readonly consent: true;
}

/** Begins a check by face, which goes on in the mini-program and then to `target` (spec 2 §2.12). */
export function useFaceCheck(target: string | undefined) {
  const navigate = useNavigate();
  const resultPath = useHref(href('portal.miniProgramFaceResult', {}, { target }));
  const [begin] = realNameApi.useBeginFaceCheckMutation();
  return {
    begin: (person: Person) => begin({ ...person, returnUrl: window.location.origin + resultPath }),
    goOn: async () => navigate(href('portal.miniProgramFaceMiddle', {}, { target })),
  };
}
