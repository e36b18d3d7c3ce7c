/** Also misspelt, and in two words. */
export const self = "(my|your|him|her|them|our|one) ?(self|selves|slef|sef)";

const to = "( to| too| ot| 2)?";
/** Before what somebody wishes or means to do. */
export const wants = `(want(s|ed|ing)?|wan+a|wnat|gonna|gunna|going|goin|plan(s|ning)?|decided|ready|tr(y|ies|ied|ying)|need|about|threaten(s|ed|ing)?|tempted|hop(e|ing)|wish(es|ed)?|could|should|might|will|ill|may|let me|rather|planned|urge|how do i|how can i)${to}( (just|really|not|go|also))*`;

/** What somebody in despair wants. */
export const die = `(die|be dead|k[i1]*l+ ${self}|end it all|end (it )?(my|his|her|their|this) (own )?(life|lives|pain|suffering)|end ${self}|(take|end) (my|his|her|their) (own )?life|commit suicide|(hurt|harm|cut|hang|shoot|drown|starve|unalive|off|poison|stab|burn|punish) ${self}|self ?harm|(stop|not) (exist(ing)?|be alive)|cease to exist|overdo[sz]e|od|kms|(jump|leap) (off|from|in front)|not wake up|never wake up)`;
