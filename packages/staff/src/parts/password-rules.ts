const shortest = 12;
const longest = 128;

/** Whose password it is: it must contain neither. */
export interface PasswordOwner {
  readonly account: string;
  readonly name: string;
}

/** The parts of the rule of new passwords that can be judged while it is typed, and whether each is met. */
export function passwordRules(
  password: string,
  { account, name }: PasswordOwner,
): readonly { readonly name: 'length' | 'personal'; readonly isMet: boolean }[] {
  const text = password.normalize('NFKC').toLowerCase();
  const { length } = [...text];
  const own = [account, name, name.replaceAll(/\s/gu, '')].map((part) =>
    part.normalize('NFKC').toLowerCase(),
  );
  return [
    { name: 'length', isMet: length >= shortest && length <= longest },
    {
      name: 'personal',
      isMet: text !== '' && !own.some((part) => [...part].length > 1 && text.includes(part)),
    },
  ];
}

/** Whether a password meets all of them. */
export function isPossiblePassword(password: string, owner: PasswordOwner): boolean {
  return passwordRules(password, owner).every(({ isMet }) => isMet);
}
