/** The sentence that was added last. */
let added = '';

/** Adds a sentence with the visitor's block to the message of the form on the page, in place of one with another block. */
export function addBlock(sentence: string): void {
  const message = document.querySelector<HTMLTextAreaElement>('textarea#enquiry-message');
  if (message === null || message.value.includes(sentence)) return;
  message.value =
    added !== '' && message.value.includes(added)
      ? message.value.replace(added, sentence)
      : [message.value.trimEnd(), sentence].filter(Boolean).join('\n');
  added = sentence;
}
