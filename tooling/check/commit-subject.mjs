// Owns: how the subject of a commit begins.
// Must not know: git.
// Used by: the check of style.
const verbs =
  `Accept Add Allow Answer Apply Ask Avoid Bind Bound Bring Build Bump Cache Call Cancel Change Check Close
  Collect Compare Complete Compute Consume Correct Count Cover Create Declare Delete Derive Describe Disable Document
  Draw Drop Enable End Expect Explain Export Extend Extract Filter Fill Find Fix Format Generate Give Group Guard Handle Hide
  Hold Ignore Import Improve Include Inline Install Join Keep Let Limit Link List Load Lock Log Make Mark Match Measure
  Merge Mount Move Name Note Offer Open Order Parse Pass Pay Pin Prefer Prepare Print Protect Prove Publish Raise Read
  Record Reduce Refresh Refund Refuse Register Reject Release Remove Rename Render Repeat Replace Report Require Reserve Reset
  Resolve Restore Restrict Return Reuse Revert Review Rewrite Run Save Say Seed Select Send Serve Set Share Show Simplify
  Skip Shrink Sort Speed Split Start State Stop Store Support Switch Take Test Translate Trim Type Unify Update Upgrade Use
  Validate Verify Wait Warn Write`.split(/\s+/);
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
