/** Verbs that name no action. */
export const fogVerb =
  /^(?:manage|handle|support|process|deal|administer|maintain|organi[sz]e|use|work|interact|do|have|optimi[sz]e|improve)\b/i;

/** Words that nobody can answer with yes or no. */
export const fogWord =
  /\b(?:fast|quick(?:ly)?|eas(?:y|ily)|user[- ]friendly|intuitive(?:ly)?|appropriate(?:ly)?|as (?:needed|expected|usual)|if necessary|etc\b\.?|should work|works? (?:well|fine)|properly|correctly|nice(?:ly)?|robust|reasonable|seamless(?:ly)?|smooth(?:ly)?|modern|flexible|good|efficient(?:ly)?|simple)\b/i;

/** A reason that would fit every story. */
export const fogBenefit =
  /^(?:(?:(?:I|we|they) )?(?:can|could|may) (?:manage|handle|administer|deal)|(?:(?:it|everything|this|that|things|life|(?:the|my|our) \w+|I|we)\s+)?(?:(?:is|are|be|works?|becomes?|will be|can be|gets?|goes|go|can work|am|have it|runs?)\s+)?(?:much |more |a lot )?(?:better|easier|easily|good|nice|nicer|faster|simpler|efficient|efficiently|convenient|happy|happier|productive|properly|smoothly|well))\b/i;
