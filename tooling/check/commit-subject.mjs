// Owns: how the subject of a commit begins.
// Must not know: git.
// Used by: the check of style.
const verbs =
  `Add Allow Build Bump Cache Check Count Document Draw Drop Extract Fix Generate Handle Improve Keep Limit Load Log Make
  Merge Move Notify Prevent Refund Reject Remove Rename Replace Return Revert Send Show Simplify Sort Speed Split Store
  Support Take Test Update Use Validate`.split(/\s+/);
const longest = 72;

/** What is wrong with a subject, in a line; null when nothing is. */
export function subjectFault(subject) {
  const [first] = subject.split(' ');
  if (!verbs.includes(first))
    return `commit "${subject}": begin with a verb of tooling/check/commit-subject.mjs`;
  if (subject.length > longest)
    return `commit "${subject}": ${subject.length} characters, at most ${longest}`;
  return null;
}
