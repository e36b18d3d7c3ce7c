import { words } from "../patterns.ts";
import { despair, farewell } from "./despair.ts";
import { die, self, wants } from "./dying.ts";
import { emergency, otherwise, sign, somebodyElse } from "./emergency.ts";
import { danger as dangerNow, selfHarm } from "./self-harm.ts";
import { violence as violentAct } from "./violence.ts";

const somebody =
  "(i|im|ive|id|me|my (mom|mum|mother|dad|father|son|daughter|kid|child|friend|best friend|husband|wife|partner|boyfriend|girlfriend|brother|sister|roommate)|hes|shes|he|she)";
/** After “die” or “dying”: not meant. */
const figurative =
  "(to|for|of (laughter|laughing|boredom|embarrassment|curiosity|heat|hunger|thirst)|laughing|language|hard|on me|over here)\\b";

/** A crisis, whatever else the sentence speaks of. */
export const personal = {
  danger: [dangerNow],
  emergency: [emergency],
  violence: [violentAct],
  despair: [despair, farewell, selfHarm],
};

const despairing = words`
  s[ui1]*[cs][iu1]*[iy]?d(e|al|es|ally|le|el)
  su ?[i1]? ?cid(e|al)
  ${wants} ${die}(?! laughing)
  k[i1]*l+(s|ed|ing)? ${self}
  (hang|hanging|hanged|shoot|shot|shooting|drown|drowning|unalive|unaliving|off|offing) ${self}
  unaliv(e|ed|ing)
  sewer ?slide
  ^kms(?! (key|encrypt))
  self (harm|injury|inflicted)( \w+)?
  selfharm
  (tak(e|ing)|end(ing)?) (your|my|his|her|their|ones) own life
  (jump|jumping|jumped) (off|from|in front of|out of) (a|the|my) (\w+ )?(bridge|building|roof|balcony|window|train|cliff|car|bus|floor)
  noose
  (lethal|fatal|deadly) (dose|amount) of
  ${somebody} (\w+ ){0,8}(die|dying|death)(?! ${figurative})
  (die|dying) (without|with no|with less|fast|quickly|peacefully|easily|painlessly|young|tonight|today|now)
  (i|im) .{0,20}end it( tonight| now| today| here| for good)?$
`;

const overdose = words`
  overdo[sz](e|ed|ing)(?! (of|on) (notifications|emails?|information|features|news|content|ads|updates|meetings|coffee))
`;

const abuse = words`
  domestic (violence|abuse)
`;

/** A crisis unless the sentence is about something else. */
export const subject = {
  danger: [overdose],
  emergency: [sign, somebodyElse],
  violence: [abuse],
  despair: [despairing],
};

const textOrStudy = words`
  (stud(y|ies)|trials?|cohorts?|papers?|articles?|research(er|ers)?|endpoints?|outcomes?|arms?|adverse|api|webhook|dataset|data|meta|analysis|analy[sz]e|analy[sz]ing|statistics|epidemiology|incidence|prevalence|ideation|rates?|exposure|battery|servers?|links?|process(es)?|tab|webhooks?|daemon|workers?|session|version|placebo|randomi[sz]ed|literature|guidelines?)
  (novel|story|stories|poem|poetry|song|lyrics|movie|film|book|series|scene|character|chapter|fiction|plot|essay|play|squad|news|history|law|laws|legal|policy)
  (translate|translation|summari[sz]e|summary|headline|detect|detects|moderation|filter|bomb(ing|er)?)
`;

/** Speaks of something else, for each kind of crisis. */
export const about = {
  danger: textOrStudy,
  emergency: otherwise,
  violence: textOrStudy,
  despair: textOrStudy,
};
