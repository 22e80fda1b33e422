/* Nautilion's base game for one player with the policy `random`, written by hand: what a compiled decision is measured against.
 *
 *     cc -O3 -march=native -o nautilion nautilion.c && ./nautilion GAMES [REPEATS] < words
 *
 * `bench/by_hand.py` builds and runs it. It plays the games of `leagues simulate nautilion --policy random`, to the bit: the
 * same numbers of sfc32, the same options in the same order, the same fingerprint. It knows nothing else: no stack of frames
 * that any state can be saved from, no tables of an owner, no expansions, no second player; the order of play is the order of
 * its lines. What differs from it in time is what those cost. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint32_t u32;
typedef uint64_t u64;

enum { DEAL_TOKEN = 10, ROLL = 12, ROLL_DIE = 13, PLAN = 15, SWAP_FIRST = 16, SWAP_SECOND = 17, DISCARD = 18, PLACE = 19 };
enum { WHIRLWIND = 216, TIDE = 217, TRANSLATE = 253 };
enum { WON = 1, PHANTOM_AT_ISLES = 2, CREW_MISSING = 3 };
enum { LENGTH = 36, RESERVE = 4, FULL = 1022 };
enum { PHANTOM_STEP = 5, NAUTILION_STEP = 6 }; /* how far a turn has come when it ends the game */

static const int FACES[4] = {2, 2, 1, 1}; /* of a die that show 1 to 4 */
static const int DUCTS[10] = { /* ship A1: a ring of eight around 9 */
    0, 1 << 2 | 1 << 8 | 1 << 9, 1 << 1 | 1 << 3 | 1 << 9, 1 << 2 | 1 << 4 | 1 << 9, 1 << 3 | 1 << 5 | 1 << 9,
    1 << 4 | 1 << 6 | 1 << 9, 1 << 5 | 1 << 7 | 1 << 9, 1 << 6 | 1 << 8 | 1 << 9, 1 << 7 | 1 << 1 | 1 << 9, 510,
};

typedef struct { u32 a, b, c, counter; } Luck;

typedef struct {
    int ending, step, turn, rolls, nautilion, phantom, crew, purse;
    int dice[3], given[3];
    int reserve[10], discard[10];
    signed char path[LENGTH + 2];
    Luck chance, whims;
    u32 high, low;
    u64 decisions, draws, steps;
} Game;

static inline u32 following(Luck *g) {
    u32 result = g->a + g->b + g->counter++;
    g->a = g->b ^ g->b >> 9;
    g->b = g->c + (g->c << 3);
    g->c = (g->c << 21 | g->c >> 11) + result;
    return result;
}

static void seed(Luck *g, u32 high, u32 low, u64 game) {
    *g = (Luck){low, high ^ (u32)(game >> 32), (u32)game, 1};
    for (int i = 0; i < 15; i++) following(g);
}

static inline u32 below(Luck *g, u32 n) {
    u64 product = (u64)following(g) * n;
    if ((u32)product < n) {
        u32 threshold = -n % n;
        while ((u32)product < threshold) product = (u64)following(g) * n;
    }
    return product >> 32;
}

static inline u32 fold(u32 lane, u32 value) {
    lane = (lane ^ value) * 0x5BD1E995u;
    return lane ^ lane >> 15;
}

static inline void answered(Game *s, int doing, int answer) {
    s->low = fold(s->low, doing * 4096 + answer);
    s->high = s->high * 33 + s->low;
    s->steps++;
}

static inline int chosen(Game *s, const int *out, int count) {
    if (count == 1) return out[0];
    s->decisions++;
    return out[below(&s->whims, count)];
}

static void lay_path(Game *s) {
    int cup[10] = {0, 4, 4, 4, 4, 4, 4, 4, 4, 4};
    for (int place = 1; place <= LENGTH; place++) {
        int left = LENGTH - place + 1, lot = below(&s->chance, left), passed = 0, found = 0;
        for (int kind = 1; kind <= 9; kind++) {
            passed += cup[kind];
            found += passed <= lot;
        }
        s->draws += cup[found + 1] < left;
        answered(s, DEAL_TOKEN, found);
        cup[found + 1]--;
        s->path[place] = found + 1;
    }
}

static void roll(Game *s) {
    for (int die = 0; die < 3; die++) {
        int lot = below(&s->chance, 6), passed = 0, found = 0;
        for (int face = 0; face < 4; face++) {
            passed += FACES[face];
            found += passed <= lot;
        }
        s->draws++;
        answered(s, ROLL_DIE, found);
        s->dice[die] = found + 1;
    }
}

static void spend(Game *s, int tokens) {
    s->purse -= tokens;
    for (int kind = 0; tokens > 0;) {
        if (s->reserve[kind] > 0) {
            s->reserve[kind]--;
            s->discard[kind]++;
            tokens--;
        } else
            kind++;
    }
}

static inline int give(int darkhouse, int phantom, int nautilion) { return darkhouse * 36 + phantom * 6 + nautilion - 43; }

static int two_left(const Game *s) {
    int found = 0;
    for (int place = 1; place <= LENGTH && found < 2; place++) found += s->path[place] != 0;
    return found == 2;
}

static int plans(const Game *s, int *out) {
    int x = s->dice[0], y = s->dice[1], z = s->dice[2], count = 0;
    int low = x < y ? x : y, high = x < y ? y : x;
    if (z < low) low = z;
    if (z > high) high = z;
    int middle = x + y + z - low - high;
    int ways[6] = {give(low, middle, high), give(low, high, middle), give(middle, low, high),
                   give(middle, high, low), give(high, low, middle), give(high, middle, low)};
    for (int way = 0; way < 6; way++)
        if (count == 0 || out[count - 1] < ways[way]) out[count++] = ways[way];
    if (s->purse >= 1) out[count++] = WHIRLWIND;
    if (s->purse >= 2) {
        int shown = 1 << x | 1 << y | 1 << z;
        for (int shows = 1; shows <= 4; shows++)
            if (shown >> shows & 1)
                for (int becomes = 1; becomes <= 4; becomes++) out[count++] = TIDE + (shows - 1) * 6 + becomes - 1;
        if (two_left(s)) out[count++] = TRANSLATE;
    }
    return count;
}

static int swaps(const Game *s, int *out, int but) {
    int count = 0;
    for (int place = 1; place <= LENGTH; place++)
        if (s->path[place] != 0 && place != but) out[count++] = place - 1;
    return count;
}

static void translate(Game *s, int *out) {
    int first = chosen(s, out, swaps(s, out, 0));
    answered(s, SWAP_FIRST, first);
    int second = chosen(s, out, swaps(s, out, first + 1));
    answered(s, SWAP_SECOND, second);
    signed char token = s->path[first + 1];
    s->path[first + 1] = s->path[second + 1];
    s->path[second + 1] = token;
    spend(s, 2);
}

static void plan(Game *s, int *out) {
    for (;;) {
        int action = chosen(s, out, plans(s, out));
        answered(s, PLAN, action);
        if (action < WHIRLWIND) {
            s->given[0] = action / 36 + 1;
            s->given[1] = action / 6 % 6 + 1;
            s->given[2] = action % 6 + 1;
            return;
        }
        if (action == WHIRLWIND) {
            s->rolls++;
            spend(s, 1);
            roll(s);
        } else if (action < TRANSLATE) {
            int die = 0;
            while (s->dice[die] != (action - TIDE) / 6 + 1) die++;
            s->dice[die] = (action - TIDE) % 6 + 1;
            spend(s, 2);
        } else
            translate(s, out);
    }
}

static int connected(int group) {
    int reached = group & -group, frontier = reached;
    while (frontier) {
        int found = 0;
        for (int space = 1; space <= 9; space++)
            if (frontier >> space & 1) found |= DUCTS[space];
        frontier = found & group & ~reached;
        reached |= frontier;
    }
    return reached == group;
}

static int splits(int crew, int space) {
    int beside = DUCTS[space] & crew;
    return (beside & (beside - 1)) != 0 && !connected(crew & ~(1 << space));
}

static void toll(Game *s, int *out) {
    if (s->given[0] < 3 || (s->purse == 0 && s->crew == 0)) return;
    int count = 0;
    if (s->purse > 0) out[count++] = 0;
    for (int space = 1; space <= 9; space++)
        if (s->crew >> space & 1 && !splits(s->crew, space)) out[count++] = space;
    int action = chosen(s, out, count);
    answered(s, DISCARD, action);
    if (action == 0)
        spend(s, 1);
    else {
        s->crew &= ~(1 << action);
        s->discard[action]++;
    }
}

static void phantom(Game *s) {
    int place = s->phantom;
    for (int steps = s->given[1]; steps > 0 && place > 0;) steps -= s->path[--place] != 0;
    s->phantom = place;
    if (place == 0) {
        s->ending = PHANTOM_AT_ISLES;
        s->step = PHANTOM_STEP;
        return;
    }
    s->discard[(int)s->path[place]]++;
    s->path[place] = 0;
}

static void nautilion(Game *s, int *out) {
    int place = s->nautilion;
    for (int steps = s->given[2]; steps > 0 && place <= LENGTH;) steps -= s->path[++place] != 0;
    s->nautilion = place;
    if (place > LENGTH) {
        s->ending = s->crew == FULL ? WON : CREW_MISSING;
        s->step = NAUTILION_STEP;
        return;
    }
    int token = s->path[place], count = 1;
    s->path[place] = 0;
    out[0] = 0;
    if (!(s->crew >> token & 1) && (s->crew == 0 || DUCTS[token] & s->crew)) out[count++] = 1;
    int action = chosen(s, out, count);
    answered(s, PLACE, action);
    if (action)
        s->crew |= 1 << token;
    else {
        s->reserve[token]++;
        s->purse++;
    }
}

static inline void told(Game *s, int place, int value) {
    if (value == 0) return;
    s->low = fold(s->low, place * 65599 + value);
    s->high = s->high * 33 + s->low;
}

/* The state at the end, each number with its place among the fields of the state. */
static void digest(Game *s) {
    told(s, 1, 1);
    told(s, 3, s->ending);
    told(s, 4, 2);
    told(s, 5, s->step);
    told(s, 40, 1);
    told(s, 42, RESERVE);
    told(s, 43, s->turn);
    told(s, 47, s->rolls);
    for (int i = 0; i < 3; i++) told(s, 48 + i, s->dice[i]);
    for (int i = 0; i < 3; i++) told(s, 51 + i, s->given[i]);
    told(s, 54, LENGTH);
    for (int i = 0; i < LENGTH + 2; i++) told(s, 55 + i, s->path[i]);
    told(s, 137, LENGTH);
    told(s, 153, s->nautilion);
    told(s, 154, s->phantom);
    told(s, 155, s->crew);
    for (int i = 0; i < 10; i++) told(s, 157 + i, s->reserve[i]);
    for (int i = 0; i < 10; i++) told(s, 172 + i, s->discard[i]);
}

static void play(Game *s) {
    int out[64];
    s->reserve[0] = s->purse = RESERVE;
    s->phantom = LENGTH + 1;
    lay_path(s);
    while (s->ending == 0) {
        s->turn++;
        memset(s->given, 0, sizeof s->given);
        answered(s, ROLL, 0);
        s->rolls = 1;
        roll(s);
        plan(s, out);
        toll(s, out);
        phantom(s);
        if (s->ending == 0) nautilion(s, out);
    }
    digest(s);
}

int main(int count, char **words) {
    u32 given[4];
    u64 games = count > 1 ? strtoull(words[1], 0, 10) : 100000;
    int repeats = count > 2 ? atoi(words[2]) : 1;
    for (int i = 0; i < 4; i++)
        if (scanf("%u", &given[i]) != 1) return 1;
    for (int repeat = 0; repeat < repeats; repeat++) {
        u64 fingerprint = 0, decisions = 0, draws = 0, steps = 0;
        struct timespec begin, end;
        clock_gettime(CLOCK_MONOTONIC, &begin);
        for (u64 number = 0; number < games; number++) {
            Game s = {0};
            seed(&s.chance, given[0], given[1], number);
            seed(&s.whims, given[2], given[3], number);
            play(&s);
            fingerprint += ((u64)s.high << 32) + s.low;
            decisions += s.decisions;
            draws += s.draws;
            steps += s.steps;
        }
        clock_gettime(CLOCK_MONOTONIC, &end);
        double seconds = end.tv_sec - begin.tv_sec + (end.tv_nsec - begin.tv_nsec) * 1e-9;
        printf("{\"fingerprint\": \"%016llx\", \"decisions\": %llu, \"draws\": %llu, \"steps\": %llu, \"seconds\": %.6f}\n",
               (unsigned long long)fingerprint, (unsigned long long)decisions, (unsigned long long)draws,
               (unsigned long long)steps, seconds);
        fflush(stdout);
    }
    return 0;
}
