import { words } from "../patterns.ts";

const person =
  "(he|hes|she|shes|they|theyre|theyll|hell|shell|(step)?dad|(step)?father|mom|mum|(step)?mother|husband|wife|boyfriend|bf|girlfriend|gf|partner|ex|brother|sister|uncle|aunt|cousin|roommate|teacher|coach|man|guy|someone|somebody|neighbou?r|stalker)";
const near =
  "(me|us|our (kids|children|baby|son|daughter)|my (mom|mum|mother|dad|sister|brother|kids?|son|daughter|baby|children|family|wife))";

/** Is hurt or threatened by somebody. */
export const violence = words`
  ${person} (\w+ ){0,4}(hits?|hitting|beats?|beating|beaten|punche[sd]|punching|chok(es?|ed|ing)|strangl(es?|ed|ing)|rap(es?|ed|ing)|molest(s|ed|ing)?|abus(es?|ed|ing)|slap(s|ped|ping)?|kick(s|ed|ing)?|hurts|hurting|stabbed|attacked|locked) ${near}(?! (to|at|out of)\b)
  my (son|daughter|child|kid|teen(ager)?) (\w+ )?(hits|beats|kicks|punches|attacks|threatens) me
  (${person} (\w+ ){0,6}(going to|gonna|will|wants? to|wanted to|tr(ied|ying|ies) to|threaten(s|ed|ing)? to|about to|might|ll)|theyll|hell|shell) (kill|hurt|shoot|stab|murder|rape|beat|attack|hit) ${near}
  (someone|somebody|(a|some|this) (man|guy)|he|hes|ex|stranger) (is |s |keeps |was |\w+ ){0,2}(following|stalking|chasing) me(?! on)
  (im|am|being|been|was|were|get|getting|got) (\w+ )?(raped|abused|beaten|molested|stalked|strangled|trafficked|kidnapped|sexually assaulted|held hostage|assaulted)( (by|at|every|right|again|now)|$)
  (not safe|unsafe|dont feel safe|do not feel safe) (at home|with (him|her|my))
  (stepdad|stepfather|uncle|dad|father|brother|stepbrother|cousin|grandpa|grandfather|teacher|coach|priest|boss) (keeps |is )?touch(es|ed|ing) me
  (he|she|ex|man|husband|boyfriend|someone|guy) (has|have|had|got) a (knife|gun)
  (outside|at|inside) my (door|house|apartment|window) (\w+ ){0,4}(knife|gun|threaten\w*|scared|kill|break)
  (held|kept|locked)( up| in)? against my will|(locks|locked|locking) me (in|up|inside)
  abusive (relationship|marriage|husband|boyfriend|partner|wife|girlfriend|home|parents?|father|mother|dad|mom|household)
  what (he|she|theyre|they|hell|shell)( will|ll| is|s)? (going to )?do (to me|when i|if i)
  (wont|doesnt|never|not) let me (leave|go|out of the house|see (my|anyone|anybody)|call (anyone|anybody|my))
  ${person} (\w+ ){0,3}(threw|throws|shoved|shoves|pushed|pushes|slammed|dragged|drags) me( \w+)? (against|down|into|onto|across|out of|to the (floor|ground))
  ${person} (\w+ ){0,3}(forces?|forced|forcing|makes|made) me (to )?(have sex|do (sexual|things)|touch)
  ${person} (\w+ ){0,3}(pointed|points|pulled|put) a (gun|knife) (at|on|to) me
  ${person} .{0,40}\btouch(es|ed|ing) me(?! up)
  ${person} .{0,40}\b(hits|hitting|beats|beating) (me|us|him|her|them|my \w+|our \w+)( (again|when|with|and|if|every|so|up|while|because|badly)|$)
  (my|her|his) (\w+ )?(husband|wife|partner|boyfriend|girlfriend|dad|father|mom|mum|mother|stepdad|stepfather|son|ex|brother) (\w+ ){0,2}violent
  violent (husband|wife|partner|boyfriend|girlfriend|dad|father|mom|mum|mother|stepdad|ex|brother|relationship|marriage|home|family)
  bruises? (from|because of|that) (my |his |her )?(husband|wife|partner|boyfriend|girlfriend|dad|father|mom|mum|ex|he|she|him|her)
  (i|ive) (was|were|got|been|have been) (just )?(sexually )?(assaulted|attacked|molested|raped|beaten)(?! by (a |the |an )?(bug|spam|virus|malware|bots?|hackers?|swarm|dog|error|question))
  (lock|locks|locked) (me|us) (in|up)( |$)
  (scared|afraid|terrified) (to go home|of (him|her|my (husband|dad|father|boyfriend|wife|mom|stepdad|ex|partner))|(of|hes|he|shes) .{0,20}(hurt|kill|hit|my (husband|dad|father|boyfriend|wife|mom|stepdad|ex|partner)))
`;
