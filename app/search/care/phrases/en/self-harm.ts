import { words } from "../patterns.ts";
import { self } from "./dying.ts";

const body = "(wrists?|arms?|legs?|thighs?|veins?|skin|throat)";
/** After “I cut myself”: no harm meant. */
const accident =
  "(shaving|cooking|while|on (?!purpose)|at (?!night)|in the|by accident|accidentally|out of|from the|off from|an? (copy|slice|piece))";

/** Hurts themselves, has the means at hand or asks about them. */
export const selfHarm = words`
  (cuts?|cutting|hurts?|hurting|harm(s|ed|ing)?|burn(s|ed|ing|t)?|hit(s|ting)?|punch(es|ed|ing)?|starv(e|es|ed|ing)|scratch(es|ed|ing)?|carv(e|ed|ing)|chok(e|ed|ing)|punish(ed|ing)?|tortur(e|ed|ing)|k[i1]*l+(ed|ing)?|hang(ed|ing)?|shoot(ing)?|stab(bed|bing)?|drown(ing)?) (my|me) ?(self|slef|sef)(?! ${accident})
  (my \w+|he|she|hes|shes|they|theyre) (\w+ ){0,4}(cuts?|cutting|hurts?|hurting|harm(s|ed|ing)?|burn(s|ed|ing)?|hit(s|ting)?|starv(e|es|ing)|k[i1]*l+(ed|ing)?|hang(ed|ing)?) (her|him|them) ?(self|selves)(?! ${accident})
  (mak(e|ing) myself|until i|see myself|want to) bleed
  (slit|slic(e|ing)|cut|cuts|cutting|carv(e|ing)|slash(ing)?|scars|burns|marks) .{0,20}my (own )?${body}
  razor blades?(?! (razor|subscription))
  (i|im|ive|my \w+|he|she|hes|shes) (\w+ ){0,5}self ?harm(s|ed|ing)
  (i|im|ive|my \w+|he|she|hes|shes) (\w+ ){0,4}(cut|cuts|cutting|slit|slitting|slash|slashed) (my|his|her|their|open)( \w+)? ${body}
  (stop|started|been|keep|want to start) cutting( again)?$
  (painless|painful|easiest|quickest|fastest|best|easy|quick) (way|method)s? (to|of) (die|dying|kill ${self}|killing ${self}|end (my|your) life|suicide|commit suicide|go)
  how (many|much) .{0,40} (to|until i|before i|before you|will|would) (die|overdose|od|kill (me|${self}|you|someone))
  (pills|rope|gun|noose|razor|blade|knife) (is|are|s)? ?(\w+ )?(ready|loaded|in my hand|in front of me|waiting|around my neck)
  have (the|a|my|some) (pills|rope|gun|noose|blade) (ready|here|next|in|and)
  (found|bought|got|loading|loaded|tied|tying) (the|a|my) (rope|gun|noose|pistol)
  (can|could|do|to|how) (you|one|u|people) k[i1]*l+ (your|one|ur) ?self
  (does|is|would) (it|jumping|hanging|drowning|cutting|dying|bleeding|death) .{0,30}(hurt|painful)$
  how (do|to|can|should) .{0,20}(tie|make) a noose
  (car|bus|truck|train|lorry) (would|will|could|to) (just )?(hit|kill|run over|run me)|(get|be) hit by a (car|bus|truck|train)
  (driv(e|ing)|crash(ing)?|steer(ing)?|swerv(e|ing)) (my car |the car )?(into|off) (a |the )?(tree|wall|bridge|cliff|river|lake|traffic)
  im a cutter|urges? to (cut|hurt|burn|self ?harm)
  ^(should|shall|can) i (just )?jump$
  (step|stepping|jump|jumping|throw|throwing|walk|walking)( myself)? (in front of|into) (a |the |an )?(\w+ )?(train|bus|car|truck|traffic)
  how many (of )?(my |the |sleeping )*pills|pills (right )?(next to|beside|in front of|with) me
`;

/** Has taken too much, bleeds, or stands where one step is the last: the life is at risk in this minute. */
export const danger = words`
  (im|i am|i|slowly|just) bleed(ing)? out|bleeding out (slowly|now|alone)|^bleeding out
  (i|im|ive|weve|my \w+|he|she|hes|shes|someone|somebody) (\w+ ){0,3}(overdosed|overdosing|od ?ed|oding|odd on)
  (took|taken|take|swallowed|downed|drank|ate|chugged|popped) (\w+ ){0,3}(bottle|box|pack(et)?|handful|bunch|lot|all|(too|so) many|\d{2,}|dozens?|twenty|thirty|forty|fifty) (?!m[gl]|milli|percent)(\w+ ){0,3}(pills?|tablets?|tylenol|paracetamol|acetaminophen|ibuprofen|aspirin|xanax|meds|medications?|medicine|capsules?|benzos?|antidepressants?|valium|ambien|insulin|it)
  (standing|sitting|stood|im|am|up) on (a|the|my) (\w+ )?(bridge|roof|rooftop|ledge|edge|balcony|tracks|train tracks)
  gun (to|in|against|at) my (head|mouth)
  (rope|noose|belt|cord) (is )?(around|round) my neck
  (taking|took|taken) (all )?(the|these|those|all my|all the|all of my|all of the) pills
  (took|taken|had) too (much|many) (of my |of the )?(\w+ )?(pills?|meds|medicine|medication|xanax|tylenol|valium|ambien|insulin|paracetamol|ibuprofen|aspirin|sleeping|antidepressants?)
  (at|on) the (bridge|tracks|cliff|ledge|roof|rooftop|edge)( of the \w+)?( right)? now
  swallow(ed|ing)? (\w+ ){0,3}(bottles?|packs?|boxes|pills|them all|all of them)
  (drank|drink|swallowed|ate|eaten) (\w+ ){0,3}(bleach|antifreeze|pesticide|poison|detergent|drain cleaner|weed ?killer|cleaning fluid|battery acid)
  (i|ive|he|she|hes|shes|they|my \w+|our \w+) (\w+ ){0,3}(took|taken|swallowed|ate|had) (\w+ ){0,2}(all|the rest|the whole|double|triple|way too many|far too many) (\w+ ){0,3}(pills?|tablets?|meds|medications?|medicine|antidepressants?|insulin|painkillers?|sleeping)
  (took|taken|swallowed|ate|had) (an? )?(overdose|od)\b
  (i|ive|he|she|hes|shes|my \w+) (have |has |just |already )*(cut|slit|slashed) (my|his|her|their|both my) (\w+ )?(wrists?|throat|veins?)( open)?( now| just now| and| help|$)
  (cut|slit|slashed) (my|his|her|their) (\w+ )?(wrists?|arms?|throat|veins?) .{0,40}(bleed|blood)\w*
`;
