CREATE TABLE "conversation_call_signals" (
	"signal_id" text PRIMARY KEY NOT NULL,
	"call_id" text NOT NULL,
	"number" integer NOT NULL,
	"revision" integer NOT NULL,
	"round" integer NOT NULL,
	"side" text NOT NULL,
	"content" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_call_signals_number" UNIQUE("call_id","number")
);
--> statement-breakpoint
CREATE TABLE "conversation_calls" (
	"call_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"mode" text NOT NULL,
	"round" integer NOT NULL,
	"last_signal" integer DEFAULT 0 NOT NULL,
	"revision" integer NOT NULL,
	"patient_device" text,
	"doctor_device" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"joined_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "conversation_calls_ended" CHECK ((state = 'ended') = (ended_at IS NOT NULL) AND (ended_at IS NULL) = (ended_by IS NULL)),
	CONSTRAINT "conversation_calls_joined" CHECK (state <> 'joined' OR joined_at IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "call_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_call_signals" ADD CONSTRAINT "conversation_call_signals_call_id_conversation_calls_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."conversation_calls"("call_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_calls" ADD CONSTRAINT "conversation_calls_key_conversations_key_fk" FOREIGN KEY ("key") REFERENCES "public"."conversations"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_call_signals_at" ON "conversation_call_signals" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_calls_open" ON "conversation_calls" USING btree ("key") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "conversation_calls_of" ON "conversation_calls" USING btree ("key","revision");