import { type Phrases, words } from "../patterns.ts";

const family =
  "(mom|mum|mommy|mother|dad|daddy|father|son|daughter|baby|kid|child|toddler|newborn|infant|husband|wife|partner|boyfriend|girlfriend|fiancee?|brother|sister|twin|grandma|grandpa|granny|gran|nan|nana|grandmother|grandfather|granddad|grandson|granddaughter|uncle|aunt|auntie|cousin|niece|nephew|(mother|father|brother|sister) in law)s?";
const relative = `(${family}|(friend|mate|roommate|flatmate|housemate|neighbou?r|cowork(er|mate)|co worker|colleague|boss|teacher|student|classmate)s?)`;
/** The one who asks, somebody near, or a passer-by. */
const near = `(i|im|ive|me|(my|our|the|her|his) (\\w+ )?${relative}|${relative}|someone|somebody|an? (\\w+ )?(man|woman|guy|lady|boy|girl|stranger|pedestrian|cyclist))`;
const anybody = "(he|hes|she|shes|they|theyre|theyve|we|weve|the (man|woman|guy|lady|boy|girl))";
const whose = "(my|his|her|their|one|an?|the|both)";
const limb = "(arms?|hands?|legs?|foot|feet|sides?|limbs?|fingers?)";
const bone =
  "(hips?|legs?|arms?|ankles?|wrists?|shoulders?|knees?|neck|elbow|collarbone|thigh|back|pelvis|spine)";
const cant = "(cant|cannot|can not|couldnt|could not|isnt able to|not able to|unable to)";
const isNot = "(wont|will not|doesnt|does not|isnt|is not|not|cant|cannot|never)";
/** Not “never”, as in “never wake up”, which tells of another crisis. */
const doesNot = "(wont|will not|doesnt|does not|isnt|is not|not|cant|cannot)";
const heartOrBrain =
  "(stroke(?! (or|width|order|colou?r|count|of (luck|genius)))|mini stroke|tia|heart attack(?! (when|over|because|about))|cardiac arrest|seizures?|aneurysm|asthma attack|anaphyla\\w+|severe allergic reaction|bad allergic reaction|convulsions?)";
/** Other senses of choking: on what comes in numbers. */
const figurative =
  "(on (all |my |his |her |the |these |those |too many )*(data|e?mails?|notifications?|files?|deadlines?|work|words|ads|prices?|bills?|debt|homework|laughter)|me|us|him|her|my)\\b";

/** What somebody can be seen to suffer whose life may depend on minutes. */
function happensTo(who: string): Phrases {
  return words`
    ${who} (\w+ ){0,5}(collapsed(?! (the|a|all|this|that|two|into|under|it|sections?|rows?|columns?)\b)|passed out(?! (the|some|all|of|flyers|leaflets|copies|papers|cards)\b)|passing out|blacked out|unconscious|unresponsive|lost consciousness|losing consciousness|stopped breathing|in cardiac arrest|foaming at the mouth|(having|had|has) (a |an )?(\w+ )?(seizing|convulsing)|seizing|convulsing|drowned|drowning(?! in)|electrocuted)
    ${who} (\w+ ){0,5}(${isNot} (\w+ )?(breathing|breathe)|${cant} (\w+ )?(breathe|get (any |enough )?air|catch (my|his|her|their) breath)|(struggl\w+|fight\w*|gasp\w*|trouble|hard|difficult(y)?) (to |for |with )?(breathe|breathing|breath|air)|(barely|hardly|no longer) (breathing|breathe|conscious|responding))
    ${who} (\w+ ){0,8}(${doesNot}|hard to|impossible to) (\w+ )?(wake|waking|rouse|rousing|conscious)( him| her| them)?( up)?(?! (up )?(early|on time|for|in the|at|before|from sleep)\b)
    ${who} (\w+ ){0,3}${isNot} (move|moving) (and|at all|or|any ?more)|(on the (floor|ground)|in the street) (and )?(not|isnt|wont) (\w+ )?mov(e|ing)
    ${who} (\w+ ){0,6}(having|just had|having had|is in the middle of|mustve had|(may|might|could|must) (have|be having)( had)?) (an? |another )?(\w+ )?${heartOrBrain}
    ${who} (\w+ ){0,3}(is|am|are|was|im|hes|shes|keeps?|started|starts) choking(?! ${figurative})
    (im|hes|shes|theyre) choking(?! ${figurative})
    ${who} (\w+ ){0,4}(coughing|vomiting|throwing|coughed|vomited|threw|spitting)( up)? (\w+ )?blood
    ${who} (\w+ ){0,4}(turn(s|ed|ing)?|went|going|gone|is) (\w+ )?(blue|grey|gray|purple)(?= (in|and|around)|$)
    ${who} (\w+ ){0,4}(fell|fallen|falls|tripped|slipped|jumped|thrown) (\w+ )?(off|from|down|out of) (an?|the|his|her|my|our|some) (\w+ )?(ladder|roof|stairs|staircase|balcony|horse|tree|window|scaffold\w*|building|bridge|steps|bunk bed|cliff)
    ${who} (\w+ ){0,4}(fell|fallen|falls|tripped|slipped|had a fall|took a fall)( .{0,60})? (${cant} (\w+ )?(get up|stand|move|walk|feel)|(not able|unable) to (get up|stand|move))
    ${who} (\w+ ){0,4}(fell|fallen|falls|tripped|slipped|had a fall|took a fall) .{0,60}\b${bone} (\w+ ){0,3}(looks?|broken|wrong|twisted|deformed|crooked|bent|turned|hurts)
    ${who} (\w+ ){0,4}(was|were|got|been|has been|just got) (hit|run over|struck|knocked down) by an? (\w+ )?(car|bus|truck|train|lorry|van|motorbike|motorcycle|bike|tram|lightning)
    ${who} (\w+ ){0,4}(was|been|got|were|is) (stabbed|shot(?! (down|with an?|on|by an? photographer|in (4k|raw|\w+ mode))))
    ${who} (\w+ ){0,6}(hit|hits|banged|bumped|smashed) (my|his|her|their) head .{0,60}\b(vomit\w*|throw\w* up|confused|sleepy|drowsy|passed out|unconscious|wake|bleeding|blood|seizure|blurry|slurr\w+)
    ${who} (\w+ ){0,4}(bitten|bit|stung) by an? (\w+ )?(\w*snake|viper|cobra|scorpion|adder|jellyfish)
    ${who} (\w+ ){0,4}(swallowed|ate|eaten) (an? |the |some |two |several )?(\w+ )?(battery|batteries|magnets?)
    ${who} (\w+ ){0,6}(limp|floppy|lifeless)(?= |$)(?! mode)
    ${who} (\w+ ){0,4}suddenly (\w+ )?(${cant} (speak|talk|see(?! (my|the|any|it|a|your|his|her)\b)|walk|move)|confused|blind|paraly[sz]ed|numb|collapsed)
    ${who} (\w+ ){0,4}(bleeding (heavily|badly|profusely|a lot(?! .{0,20}period)|out|from (the|my|his|her) (head|ear|ears|neck|mouth|eye))|lost (a lot|lots|so much|too much) (of )?blood|losing (a lot|lots|so much|too much) (of )?blood)
    ${who} (\w+ ){0,4}pregnant (\w+ ){0,6}bleed(ing|s)?
    ${who} (\w+ ){0,4}(badly|severely) (burn(ed|t)|scalded)
    ${who} (\w+ ){0,4}chest (\w+ ){0,2}(pains?|pressure|tightness|hurts?)
    ${who} (\w+ ){0,8}(pressure|crushing|tightness|pains?|weight|elephant) (\w+ )?(in|on|across) (my|his|her|their|the) chest
  `;
}

/** A crisis, whatever else the sentence speaks of. */
export const emergency = happensTo(near);

/** A crisis unless the sentence is about something else. */
export const sign = words`
  ^(not breathing|${cant} breathe|unconscious(?! (bias|mind))|choking(?! (hazards?|on|me|him|her)))
  ${cant} (\w+ )?(find|feel|get) (a|any|his|her|my|the) pulse|no pulse|(heart|pulse) (has |have )?stopped( beating)?(?! (the|working|responding))
  (do|does|doing|perform|start|give|giving) (\w+ )?cpr|cpr (now|on (him|her|my|a (baby|child|person)))
  ((left|right|one|half|side)( side)?( of)? )?(my|his|her|their|the|half (my|his|her)) (\w+ )?(face|mouth|smile|cheek|eyelid)( \w+){0,4} (droop(s|ing|y|ed)?|lopsided|crooked|sagging|paraly[sz]ed|numb|slack)
  (face|mouth|smile|facial) (\w+ ){0,2}droop(s|ing|y|ed)?
  (one|left|right|half|whole) (side|half)? ?(of (my|his|her|their|the) (face|body) )?(\w+ ){0,2}(gone |went |is )?(numb|paraly[sz]ed|weak|limp)
  ${cant} (\w+ )?(lift|move|raise|feel) (${whose}) (\w+ )?${limb}
  (speech|words|talking|speaking) (\w+ ){0,4}(slurr(ed|ing)|garbled|jumbled|gibberish)|slurr(ed|ing|s) (\w+ )?(speech|words)|slurring|talking gibberish
  (is|was|could|might|may) (this|it|that|he|she|i|they)( be)?( having)? (a|an) ${heartOrBrain}
  (think|looks like|feels like|signs of|maybe|having|just had) (\w+ ){0,3}(a|an) ${heartOrBrain}
  (arm|jaw|sweat(s|ing|y)?|breath\w*|numb\w*|dizzy|faint\w*|nausea\w*) .{0,50}\bchest|chest (pains?|hurts?|tightness|pressure|is tight|feels (tight|heavy)) .{0,60}\b(arm|jaw|sweat(s|ing|y)?|breath\w*|numb\w*|dizzy|faint\w*|shoulder|minutes|hours?|spread\w*|radiat\w*)
  (crushing|squeezing|stabbing|severe|sudden|bad|terrible) (chest pains?|pain in (my|his|her) chest)|(pain|pressure|crushing|squeezing) (\w+ ){0,4}(in|on|across) (my|his|her) chest|elephant (\w+ ){0,4}on my chest
  (my|his|her) chest (\w+ )?(hurts|is tight|feels (tight|heavy))
  (tongue|throat|lips?|airway)s? (\w+ ){0,3}(swell(s|ing)?|swollen (up|shut)|clos(es|ing)|closed up|blue|tightening)(?! (my|the|a)\b)
  (face|tongue|lips?) (\w+ ){0,3}(swollen|swelling|puffing|puffed) .{0,40}(breath\w*|allerg\w*|sting|stung|ate|eaten)|(ate|eaten|stung|sting|allergic|peanuts?) .{0,50}(face|tongue|lips?) (\w+ ){0,2}(swollen|swelling|puff)
  (anaphylactic shock|going into anaphylaxis|epi ?pen .{0,30}(used|second|empty|out|now|didnt|dont|havent|no)|(no|without|need an?|used (my|the|his|her)) epi ?pen)
  asthma attack .{0,40}(inhaler|now|cant|breath\w*|help)
  (wont|will not|doesnt|does not|cant|hasnt|not) stop(ped|ping)? bleeding|(bleed(ing)?|blood|nose ?bleed|wound|cut) (just )?(wont|will not|doesnt|does not|isnt|is not|not|cant be|hasnt) (stop(ped|ping)?)
  (car|road|traffic|bike|motorbike|train) (accident|crash) (\w+ ){0,6}(hurt|injured|trapped|unconscious|bleeding)
  (lying|lies|found) (\w+ ){0,4}on the (floor|ground|street) .{0,30}${isNot} (\w+ )?(react|mov|respond|answer|wak)(e|es|ing)?
  ${cant} (speak|talk) .{0,40}(arm|face|side|leg|weak)
  ${family} (\w+ )?(isnt|is not|not|wont|doesnt) (respond|react)(ing)?( to (me|us|anything))?$
  (cant|cannot|can not|how (do|can|to)( i| we)?|unable to|trying to) stop (\w+ )?bleeding(?! (money|cash|users|customers|us|dry))
  bleeding (heavily|badly|profusely|everywhere|a lot (and|from))|blood (is )?(everywhere|gushing|spurting|squirting|pouring|all over the (floor|place|bed))|(gushing|spurting) blood
  (my|his|her) (\w+ )?(fingers?|thumb|hand|toes?|arm|leg|foot) (\w+ ){0,2}(cut off|severed|chopped off|torn off|ripped off)|(cut|chopped|sawed|tore|severed) (off )?(my|his|her) (\w+ )?(fingers?|thumb|hand|toes?|foot)( off)
  bones? (\w+ ){0,2}(stick(s|ing)|pok(es|ing)|coming) (out|through)
  (my|his|her|their) (\w+ )?${bone} (\w+ ){0,4}(deformed|(bent|twisted|turned|pointing) (\w+ ){0,3}(angle|way|direction|wrong|out|sideways)|at (a|an) (\w+ )?(angle|direction))
  (my|his|her|their) (\w+ )?(hip|leg|neck|back|skull|pelvis|thigh|spine) (\w+ ){0,3}(broken|looks wrong)
  (worst|most (terrible|severe|awful)) headache (of|in|ever|i)|thunderclap headache|sudden(ly)? (\w+ ){0,2}(severe|terrible|horrible|awful|violent) headache|headache .{0,30}(stiff neck|confused|slurr\w*|cant (see|speak|move))
  fever .{0,60}(stiff neck|${isNot} (\w+ )?(wake|rouse|respond\w*)|limp|floppy|unresponsive|purple (rash|spots))|stiff neck .{0,40}fever|rash .{0,40}(doesnt|does not|wont|not|isnt) (\w+ )?(fade|fading|disappear)( under| when)
  (suddenly|just|has|have|ive|went|going) (\w+ )?(blind|lost (my |the |all |his |her )?(vision|sight|eyesight))|(cant|cannot) see (out of|from|with|on) (my |one |his |her )(\w+ )?(eye|side)
  suddenly (cant|cannot|couldnt) (speak|talk|move|walk|swallow)
  (pulled|fished|dragged|found) .{0,40}(out of|from|in) (the|a|our) (\w+ )?(pool|water|river|lake|sea|bath\w*)|(almost|nearly) drowned(?! in (e?mails?|work|data))
  electric(al)? shock .{0,40}(floor|heart|burn\w*|unconscious|breath\w*|chest)|electrocuted|carbon monoxide (poisoning|alarm|detector)|heat ?stroke
  (boiling|hot|scalding) (water|oil|tea|coffee|soup) .{0,40}(over|on) (my|his|her|him|himself|herself|myself|the (baby|child|kid))|(acid|bleach|lye|chemicals?) (\w+ ){0,2}in (my|his|her|their|both) eyes?
  (baby|head) (is |s )?(coming( out)?( now)?|crowning|stuck)(?! (back|soon|home|to))|giving birth (right )?now|water (just )?broke|in labou?r (and|now|at \d+)
  (bleeding .{0,30}|\w+ )pregnant (\w+ )?(and )?(i |shes |im )?bleeding|bleeding .{0,30}pregnan\w+
  (should|shall|do|must) (i|we) (\w+ ){0,3}(call|dial|ring) (an ambulance|911|999|112|120|emergency services)|(send|need|somebody call|someone call|please call) (me |us )?an ambulance|call an ambulance (for|now|or)|^(an )?ambulance( now| please)?$|medical emergency( now| here| help|$)
  (snake ?bite|bitten by an? \w*(snake|viper|cobra))
  (${relative}|someone|somebody|he|she) (\w+ ){0,3}(fainted|is fainting)
  (foaming|frothing) at (the|his|her) mouth|lips (are |turning |going |went |turned )(\w+ )?blue|gasping for (air|breath)
  ${relative} .{0,60}(wont|cant|doesnt|not|isnt) (\w+ )?(wake|waking)( up)?(?! (up )?(early|on time|for|in the|at|before|from sleep)\b)
`;

/** Said of “he” or “she”, who may be somebody in a text. */
export const somebodyElse = happensTo(anybody);

/** Speaks of studies, texts, software, business or learning. */
export const otherwise = words`
  (stud(y|ies)|trials?|cohorts?|papers?|articles?|research(er|ers)?|endpoints?|outcomes?|adverse|placebo|randomi[sz]ed|literature|guidelines?|dataset|registry|meta|incidence|prevalence|statistics|analy[sz]e|analysis|summari[sz]e|summary)
  (novel|story|stories|poem|song|lyrics|movie|film|book|scene|character|chapter|fiction|plot|essay|headline)
  (api|webhooks?|server|servers|build|css|svg|page|pages|website|app|code|file|files|layout|websocket|endpoint|screen|button|printer|ink|print|colou?rs?|icon|margins?|deploy\w*)
  (voice (mode|input|output|recognition)|speech (output|input|recognition)|transcri\w+|microphone)
  (costs?|money|budget|cash|revenue|profits?|sales|users|customers|invoice|bill|prices?|plans?|features?|emails?|notifications?|rate limit)
  (can|could|does|will|would) (it|you|heliora|the (assistant|chat|bot|app)) (\w+ )?(call|dial|send)
`;
