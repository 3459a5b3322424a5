/** An error code of `agile-error`. */
export interface ErrorSpec {
  /** Its first digit is the family of its cause. */
  code: number;
  /** What happened. */
  meaning: string;
  /** What the partner can do. */
  remedy: string;
  /** Whether `reload()` may help. */
  retryable: boolean;
}

/** 1xx load, 2xx configuration, 3xx sign-in, 4xx data, 5xx server. */
export const errorCodes: readonly ErrorSpec[] = [
  {
    code: 101,
    meaning: 'The code could not be fetched, twice.',
    remedy:
      'Check that `script-src` of your content security policy and content blockers let the origin of the loader through.',
    retryable: true,
  },
  {
    code: 102,
    meaning: 'The element was not ready within 12 seconds.',
    remedy: 'Call `reload()`, or keep the link.',
    retryable: true,
  },
  {
    code: 103,
    meaning: 'The element failed while it was being shown.',
    remedy: 'Report it with the text in the console and the value of `version`.',
    retryable: true,
  },
  {
    code: 201,
    meaning: '`view` is none of `meter`, `needs` and `lab`.',
    remedy: 'Correct the attribute.',
    retryable: false,
  },
  { code: 202, meaning: '`case` is not a number from 1 to 8.', remedy: 'Correct the attribute.', retryable: false },
  {
    code: 203,
    meaning: '`language` is not the id of one of the nine Languages.',
    remedy: 'Correct the attribute.',
    retryable: false,
  },
  { code: 204, meaning: '`limit` is not a number from 1 to 10.', remedy: 'Correct the attribute.', retryable: false },
  {
    code: 205,
    meaning: '`partner` is not a partner key. Only the console says so.',
    remedy: 'Correct the attribute: keys begin with `pk_`.',
    retryable: false,
  },
  {
    code: 206,
    meaning: '`return-url` is not an absolute address. Only the console says so.',
    remedy: 'Correct the attribute: it begins with `https://`.',
    retryable: false,
  },
  {
    code: 207,
    meaning:
      'An attribute is written like none of the element, or has a value that is not allowed. Only the console says so.',
    remedy: 'Correct the attribute; it has no effect as it is.',
    retryable: false,
  },
  {
    code: 208,
    meaning:
      '`locale` is a language in which the element has no words, or the script in the slot `words` has no texts or names one that the element does not have. Only the console says so.',
    remedy: 'Write `de`, `en` or `fr`; copy the English texts from the element.',
    retryable: false,
  },
  {
    code: 209,
    meaning:
      'A card of your own names a field that there is none of, or has one for a link that is no `<a>`. Only the console says so.',
    remedy: 'Correct `data-field`.',
    retryable: false,
  },
  {
    code: 301,
    meaning: 'The window for signing in was blocked. The link is followed instead.',
    remedy: 'Set `return-url`, so that visitors return to your page.',
    retryable: false,
  },
  {
    code: 401,
    meaning: 'The response of the provider is not readable.',
    remedy: 'Check that no proxy changes responses.',
    retryable: true,
  },
  {
    code: 402,
    meaning: 'The provider refused the call, or has no class of this id.',
    remedy: 'Check the ids in the attributes.',
    retryable: false,
  },
  {
    code: 501,
    meaning: 'The provider did not respond.',
    remedy: 'Check that `connect-src` of your content security policy names the origin of the loader.',
    retryable: true,
  },
  { code: 502, meaning: 'The server of the provider failed.', remedy: 'Try again later.', retryable: true },
];
